import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { CheckedPage, ImageSize } from './types';

/** Photographs may be stored on their side: from this value of their orientation on, they are turned to be shown. */
const FIRST_TURNED = 5;

/** Sizes of the images of the site that pages show. */
export function readImageSizes(
  pages: readonly Pick<CheckedPage, 'tree'>[],
  publicDir: string,
): Map<string, ImageSize> {
  const sources = new Set<string>();
  for (const { tree } of pages) {
    visit(tree, (node) => {
      if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
      for (const attribute of node.attributes) {
        const isSource =
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'src';
        const source = isSource && attribute.value;
        if (typeof source === 'string' && source.startsWith('/')) {
          sources.add(source);
        }
      }
    });
  }
  return new Map(
    [...sources].flatMap((source) => {
      const size = readSize(path.join(publicDir, source));
      return size ? [[source, size] as const] : [];
    }),
  );
}

function readSize(file: string): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file));
    return orientation >= FIRST_TURNED
      ? { width: height, height: width }
      : { width, height };
  } catch {
    // Missing files are reported as such; what is no image has no size.
    return undefined;
  }
}
