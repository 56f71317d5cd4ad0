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

/** What editors know of the files, made from what checks them: JSON schemas, each with the files that it is for. */
export function editorSchemas() {
  return Object.entries(FILES).map(([pattern, schema]) => {
    const name = pattern
      .replace(/^content\//, '')
      .replace(/\/?(?:\*\*\/)?\*?\.(?:mdx|json)$/, '')
      .replaceAll(/[^a-z-]/g, '');
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    });
    return {
      pattern,
      path: `.vscode/schemas/${name}.json`,
      text: JSON.stringify(json),
    };
  });
}
