import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, listFiles } from '@/lib/base/files';
import { ContentError, displayPath } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';
import { NARROW, NARROW_PX, readDrawing, WORDS } from './read-drawing';
import type { Drawing } from './read-drawing';

/** A diagram, drawn for wide and for narrow places. */
export type DrawnDiagram = {
  title: string;
  /** What it shows, for those who do not see it. */
  description: string;
  caption: string | undefined;
  drawings: readonly Pick<Drawing, 'viewBox' | 'shapes'>[];
};

const FOLDER = 'diagrams';

/** The drawings of a content folder, as paths below it. */
export function drawingFiles(root: string): string[] {
  return listFiles(path.join(root, FOLDER), '.svg').map(
    (file) => `${FOLDER}/${file}`,
  );
}

/** The names of all diagrams of a content folder. */
export function diagramNames(root: string): string[] {
  return drawingFiles(root)
    .filter((file) => !file.endsWith(NARROW))
    .map((file) => path.basename(file, '.svg'));
}

/** Another text whenever a drawing of a content folder comes, goes or changes. */
export function hashDrawings(root: string): string {
  return hashOf(
    drawingFiles(root).flatMap((file) => [
      file,
      readFileSync(path.join(root, file)),
    ]),
  );
}

/**
 * Reads the two drawings of a diagram.
 *
 * @param root the content folder
 * @param name one of `diagramNames`
 * @throws Error for an unknown name, ContentError with the place in the file of the drawing
 */
export function readDiagram(root: string, name: string): DrawnDiagram {
  const known = diagramNames(root);
  if (!known.includes(name)) {
    throw new Error(
      `<Diagram name="${name}" /> names an unknown diagram. ${didYouMean(name, known)} Known diagrams: ${known.join(', ')}.`,
    );
  }
  const narrowFile = `${FOLDER}/${name}${NARROW}`;
  const place = { file: displayPath(root, narrowFile) };
  if (!existsSync(path.join(root, narrowFile))) {
    throw new ContentError(
      place,
      `is missing, so the text of ${name}.svg would be too small on a phone.`,
      `copy ${name}.svg, and move its parts until they fit into ${NARROW_PX} px.`,
    );
  }
  const wide = readDrawing(root, `${FOLDER}/${name}.svg`);
  const narrow = readDrawing(root, narrowFile);
  const other = WORDS.find((word) => narrow.words[word] !== wide.words[word]);
  if (other) {
    throw new ContentError(
      { ...place, line: 1 },
      `has another <${other}> than ${name}.svg, and readers get that one with both drawings.`,
      `make <${other}> the same in both files.`,
    );
  }
  const { title = '', desc: description = '', metadata: caption } = wide.words;
  return { title, description, caption, drawings: [wide, narrow] };
}
