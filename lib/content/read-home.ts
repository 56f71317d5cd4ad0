import { readFileSync } from 'node:fs';
import path from 'node:path';
import { homeFrontmatterSchema, parseContentFile } from './frontmatter';
import { displayPath } from './read-data';

/** The home page's own text: the sample that shows what the toolkit is. */
export type HomeEntry = {
  kind: 'home';
  id: string;
  path: string;
  file: string;
  title: string;
  description: string;
  body: string;
};

/** Reads the home page of a content folder. */
export function readHome(root: string): HomeEntry {
  const file = displayPath(root, 'home.mdx');
  const source = readFileSync(path.join(root, 'home.mdx'), 'utf8');
  const { frontmatter, body } = parseContentFile(
    file,
    source,
    homeFrontmatterSchema,
  );
  return { kind: 'home', id: 'home', path: '/', file, ...frontmatter, body };
}
