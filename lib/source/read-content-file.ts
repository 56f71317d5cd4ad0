import { statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { parseContentFile, type ParsedFile } from './frontmatter';
import { displayPath, readText } from './read-text';

type Known = { version: string; schema: z.ZodObject; parsed: ParsedFile };

/** By absolute path. */
const known = new Map<string, Known>();

/**
 * Reads one content file. While writing, each request reads the whole site: what is on the disk as it was is not read
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
  const { mtimeNs, size } = statSync(file, { bigint: true });
  const version = `${mtimeNs} ${size}`;
  const last = known.get(file);
  if (last?.version === version && last.schema === schema) {
    return last.parsed as ParsedFile<z.infer<Schema>>;
  }
  const text = readText(root, name);
  const parsed = parseContentFile(displayPath(root, name), text, schema);
  known.set(file, { version, schema, parsed });
  return parsed;
}
