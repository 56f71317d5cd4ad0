import { Parser } from 'htmlparser2';
import { neededFiles } from './export-bytes';
import type { OpenExport } from './export-bytes';

const FOLDER = 'demos';

/** A demo of an export. */
export type DemoFiles = {
  /** All that it needs. */
  files: readonly string[];
  /** What not every demo needs, so that it comes on top even for those who have run another one. */
  own: readonly string[];
};

/**
 * The files of the demos of an export.
 *
 * @param out An export.
 */
export function demoFiles({ docsPages, read }: OpenExport): DemoFiles[] {
  const demos: string[][] = [];
  for (const page of docsPages) {
    const parser = new Parser({
      onopentag(_, { 'data-demo': name }) {
        if (name) demos.push(neededFiles(`${FOLDER}/${name}`, read));
      },
    });
    parser.end(read(page));
  }
  return demos.map((files) => ({
    files,
    own: files.filter((file) => !demos.every((other) => other.includes(file))),
  }));
}
