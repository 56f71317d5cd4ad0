import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, displayPath, parseContentFile } from '@/lib/source';
import { didYouMean } from '@/lib/text';
import { layOutGrid } from './grid';
import { layOutLanes } from './lanes';
import { diagramSchema } from './types';
import type { Drawing, Variant } from './types';

/** A diagram, drawn for both widths. */
export type DrawnDiagram = {
  title: string;
  /** What it shows, for those who do not see it. */
  description: string;
  caption: string | undefined;
  drawings: Record<Variant, Drawing>;
};

const FOLDER = 'diagrams';

/** The names of all diagrams of a content folder. */
export function diagramNames(root: string): string[] {
  try {
    return readdirSync(path.join(root, FOLDER))
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length))
      .sort();
  } catch {
    return [];
  }
}

/** What a file of a diagram holds; empty when there is none. */
export function diagramSource(root: string, name: string): string {
  if (!diagramNames(root).includes(name)) return '';
  return readFileSync(path.join(root, FOLDER, `${name}.md`), 'utf8');
}

/**
 * Reads a diagram and lays it out.
 *
 * @param root the content folder
 * @param name one of `diagramNames`
 * @throws Error for an unknown name, ContentError with the place in the file of the diagram
 */
export function readDiagram(root: string, name: string): DrawnDiagram {
  const file = displayPath(root, `${FOLDER}/${name}.md`);
  const known = diagramNames(root);
  if (!known.includes(name)) {
    throw new Error(
      `<Diagram name="${name}" /> names an unknown diagram. ${didYouMean(name, known)} Known diagrams: ${known.join(', ')}.`,
    );
  }
  const source = diagramSource(root, name);
  const { frontmatter, body } = parseContentFile(file, source, diagramSchema);
  const { title, caption } = frontmatter;
  const description = body.trim().replaceAll('\n', ' ');
  if (description === '') {
    throw new ContentError(
      { file },
      'describes its diagram in no word, so who cannot see it learns nothing from it.',
      'write what it shows below the head.',
    );
  }
  const draw = (variant: Variant): Drawing => {
    const { boxes, wide, narrow, scale, lanes } = frontmatter;
    try {
      if (boxes && wide && narrow) {
        return layOutGrid({ ...frontmatter, boxes, wide, narrow }, variant);
      }
      if (scale && lanes) {
        return layOutLanes({ ...frontmatter, scale, lanes }, variant);
      }
      throw new Error(
        'it has neither boxes, wide and narrow nor scale and lanes',
      );
    } catch (error) {
      throw layoutError(error, variant, file, source);
    }
  };
  const drawings = { wide: draw('wide'), narrow: draw('narrow') };
  return { title, description, caption, drawings };
}

/** What is quoted in a message stands somewhere in the file. */
function layoutError(
  error: unknown,
  variant: Variant,
  file: string,
  source: string,
): ContentError {
  const reason = error instanceof Error ? error.message : String(error);
  const quoted = /"([^"]+)"/.exec(reason)?.[1];
  const line = source
    .split('\n')
    .findIndex((text) => quoted !== undefined && text.includes(quoted));
  return new ContentError(
    { file, ...(line >= 0 && { line: line + 1 }) },
    `holds a diagram that cannot be drawn (${variant}): ${reason.replace(/\.$/, '')}.`,
    'change what is named; /docs/contributing/writing-pages#diagrams describes the format.',
  );
}
