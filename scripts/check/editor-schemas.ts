import { z } from 'zod';
import {
  docFrontmatterSchema,
  homeFrontmatterSchema,
  postFrontmatterSchema,
  redirectsSchema,
} from '@/lib/base/source';
import {
  announcementSchema,
  authorsSchema,
  categorySchema,
  confirmationsSchema,
  navigationSchema,
  packagesSchema,
  searchEntriesSchema,
  searchPagesSchema,
  searchSynonymsSchema,
  siteConfigSchema,
  voiceSchema,
} from '@/lib/site/config';

/** The files that authors write, with the schema that checks them. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  'content/docs/**/*.mdx': docFrontmatterSchema,
  'content/blog/*.mdx': postFrontmatterSchema,
  'content/home.mdx': homeFrontmatterSchema,
  'content/docs/**/_category.json': categorySchema,
  'content/announcement.json': announcementSchema,
  'content/authors.json': authorsSchema,
  'content/confirmations.json': confirmationsSchema,
  'content/navigation.json': navigationSchema,
  'content/packages.json': packagesSchema,
  'content/redirects.json': redirectsSchema,
  'content/search-entries.json': searchEntriesSchema,
  'content/search-pages.json': searchPagesSchema,
  'content/search-synonyms.json': searchSynonymsSchema,
  'content/site.json': siteConfigSchema,
  'content/voice.json': voiceSchema,
};

const FOLDER = '.vscode/schemas';

/**
 * What editors know of the files: a JSON schema for each, made from what checks them.
 *
 * @returns the text of each schema by its file, and the file of the schema by the pattern of files
 */
export function editorSchemas(): {
  texts: Map<string, string>;
  places: Map<string, string>;
} {
  const texts = new Map<string, string>();
  const places = new Map<string, string>();
  for (const [pattern, schema] of Object.entries(FILES)) {
    const name = pattern
      .replace(/^content\//, '')
      .replace(/\/?(?:\*\*\/)?\*?\.(?:mdx|json)$/, '')
      .replaceAll(/[^a-z-]/g, '');
    const file = `${FOLDER}/${name}.json`;
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    });
    texts.set(file, JSON.stringify(json));
    places.set(pattern, file);
  }
  return { texts, places };
}
