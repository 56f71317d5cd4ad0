import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { parseContentFile, type ParsedFile } from './frontmatter';
import { displayPath, readText } from './read-text';

type Known = { data: Buffer; schema: z.ZodObject; parsed: ParsedFile };

/** By absolute path. */
const known = new Map<string, Known>();

/**
 * Reads one content file. While writing, each request reads the whole site: what says the same as before is not parsed
 * again.
 *
 * @param root the content folder
 * @param name path of the file inside it
 * @throws ContentError naming file, line, field and what to type
 */
export function readContentFile<Schema extends z.ZodObject>(
  root: string,
  name: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const file = path.resolve(root, name);
  const data = readFileSync(file);
  const last = known.get(file);
  if (last?.schema === schema && last.data.equals(data)) {
    return last.parsed as ParsedFile<z.infer<Schema>>;
  }
  const text = readText(root, name);
  const parsed = parseContentFile(displayPath(root, name), text, schema);
  known.set(file, { data, schema, parsed });
  return parsed;
}
