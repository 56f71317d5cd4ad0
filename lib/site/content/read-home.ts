import {
  homeFrontmatterSchema,
  displayPath,
  readContentFile,
} from '@/lib/base/source';
import { locate, translationsOf } from './source';
import type { ContentEntry, ContentSource } from './source';

/** The home page's own text: what the toolkit is, a sample that shows it, and how to install it. */
export type HomeEntry = ContentEntry & { kind: 'home'; headline: string };

const NAME = 'home.mdx';

/** Reads the home page of a content folder. */
export function readHome(source: ContentSource): HomeEntry {
  const located = locate(source, NAME);
  const file = displayPath(source.root, located);
  const { frontmatter, body } = readContentFile(
    source.root,
    located,
    homeFrontmatterSchema,
  );
  return {
    kind: 'home',
    id: 'home',
    path: '/',
    file,
    translations: translationsOf(source, NAME),
    ...frontmatter,
    headline: frontmatter.headline ?? frontmatter.title,
    body,
  };
}
