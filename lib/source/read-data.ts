import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ContentError } from './errors';

/**
 * Reads and validates one JSON data file of `content`.
 *
 * @param root the content folder
 * @param name path of the file inside it
 * @throws ContentError naming file, field and what is expected
 */
export function readData<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = displayPath(root, name);
  let data: unknown;
  let text = '';
  try {
    text = readFileSync(path.join(root, name), 'utf8');
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      { file, line: jsonErrorLine(reason, text) },
      `cannot be read as JSON: ${reason}`,
      'check for a missing comma, quote or bracket near that place; the file must exist.',
    );
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      (issue) => `"${issue.path.join('.')}": ${issue.message}`,
    );
    throw new ContentError(
      { file, line: 1 },
      `holds values of the wrong form, so the site would miss a part: ${issues.join('; ')}.`,
      'change the named fields; lib/site/schema.ts says what each file holds.',
    );
  }
  return parsed.data;
}

/** The name of a content file as errors and edit links show it: `content/docs/state/index.mdx`. */
export function displayPath(root: string, name: string): string {
  return path.posix.join(
    path.basename(root),
    name.split(path.sep).join(path.posix.sep),
  );
}

/** The line of a JSON error, from the position that the parser names or from the end of the text. */
function jsonErrorLine(reason: string, text: string): number {
  const written = /position (\d+)/.exec(reason)?.[1];
  const position = written === undefined ? text.length : Number(written);
  return text.slice(0, position).trimEnd().split('\n').length;
}
