import path from 'node:path';
import { listFiles } from '@/lib/base/files';
import { displayPath, readText } from '@/lib/base/source';
import {
  diagramNames,
  diagramOf,
  drawingFiles,
  readDiagram,
  readDrawing,
} from '@/lib/site/diagrams';
import type { CheckInput } from './types';

/** The drawings of a content folder, those with mistakes as well. */
export function readDrawings(
  root: string,
): Pick<CheckInput, 'diagrams' | 'drawings'> {
  const files = drawingFiles(root);
  // Pages of all languages and versions, as they share the drawings.
  const pages =
    files.length === 0
      ? []
      : listFiles(root, '.mdx').flatMap(
          (file) => attempt(() => readText(root, file)) ?? [],
        );
  const isShown = (name: string) =>
    pages.some((text) =>
      [`"${name}"`, `'${name}'`].some((written) => text.includes(written)),
    );
  return {
    diagrams: diagramNames(root).map((name) => ({
      name,
      mistake: mistakeOf(() => readDiagram(root, name)),
    })),
    drawings: files.map((file) => {
      const diagram = diagramOf(path.posix.basename(file));
      return {
        file: displayPath(root, file),
        diagram,
        isShown: isShown(diagram),
        words: attempt(() => readDrawing(root, file))?.texts ?? [],
      };
    }),
  };
}

/** Nothing for a file that cannot be read, which is reported where it is used. */
function attempt<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function mistakeOf(read: () => unknown): Error | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}
