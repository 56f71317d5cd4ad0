import type { z } from 'zod';
import { parseContentFile, type ParsedFile } from './frontmatter';
import { displayPath, readText } from './read-text';

/**
 * Reads one content file.
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
  const text = readText(root, name);
  return parseContentFile(displayPath(root, name), text, schema);
}
