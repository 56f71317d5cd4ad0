import { existsSync } from 'node:fs';
import path from 'node:path';
import { otherLocales } from '@/lib/site/config';
import type { DocsVersion, SiteConfig } from '@/lib/site/config';
import type { z } from 'zod';
import { ContentError, displayPath, readContentFile } from '@/lib/base/source';
import { listFiles } from '@/lib/base/files';

/** Folder of translations: `i18n/de/docs/state/index.mdx` stands in place of `docs/state/index.mdx`. */
const TRANSLATIONS = 'i18n';

/** What every file with a text of its own says. */
export type ContentEntry = {
  /** Name inside its folder, without ending: `state/actions`, `state/index`; that of a post without its date. */
  id: string;
  /** Site path: `/docs/state/actions`. */
  path: string;
  /** File name for errors and edit links: `content/docs/state/actions.mdx`. */
  file: string;
  /** Codes of the languages besides the default one in which the page is written. */
  translations: string[];
  title: string;
  description: string;
  /** MDX whose positions are those of the file. */
  body: string;
};

/** What a page is found by and never shows. */
export type SearchHints = {
  keywords: string[];
  /** Single words of readers for what they see and miss. */
  aka?: string[];
  /** What the page answers, as readers ask it. */
  questions: string[];
  /** Exports, options and commands that the page is the home of: it comes first for them. */
  documents?: string[];
};

/** A content folder as it is read in one language: what is not translated is taken from the default language. */
export type ContentSource = {
  root: string;
  /** Code of the language; undefined for the default one. */
  locale: string | undefined;
  /** Codes of all languages besides the default one. */
  translatedInto: readonly string[];
};

/** How a content folder is read in a language. */
export function sourceOf(
  root: string,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'> | undefined,
  locale: string | undefined,
): ContentSource {
  return {
    root,
    locale: locale === config?.defaultLocale ? undefined : locale,
    translatedInto: config ? otherLocales(config).map(({ code }) => code) : [],
  };
}

/** The file to read for a name inside the content folder: its translation, when there is one. */
export function locate({ root, locale }: ContentSource, name: string): string {
  const translation = locale && nameIn(locale, name);
  return translation && existsSync(path.join(root, translation))
    ? translation
    : name;
}

/**
 * Reads one page, or its translation, and what every page says.
 *
 * @throws ContentError on bad frontmatter
 */
export function readPage<Schema extends z.ZodObject>(
  source: ContentSource,
  name: string,
  schema: Schema,
) {
  const { root, translatedInto } = source;
  const located = locate(source, name);
  const { frontmatter, body } = readContentFile(root, located, schema);
  return {
    ...frontmatter,
    file: displayPath(root, located),
    translations: translatedInto.filter((code) =>
      existsSync(path.join(root, nameIn(code, name))),
    ),
    body,
  };
}

/** Folder of the pages of a version inside the content folder, or inside that of a translation. */
export function folderOfVersion(
  config: Pick<SiteConfig, 'docsVersions'> | undefined,
  version: DocsVersion,
): string {
  // Without a configuration that can be read, there is one version.
  const first = config?.docsVersions[0]?.path ?? version.path;
  return version.path === first ? 'docs' : `versions/${version.name}/docs`;
}

/**
 * Refuses translations of nothing: their page would exist in one language only, and the link to the others would
 * lead nowhere.
 *
 * @throws ContentError for the first one
 */
export function assertTranslationsOf({ root, locale }: ContentSource): void {
  if (!locale) return;
  const orphan = listFiles(path.join(root, TRANSLATIONS, locale), '').find(
    (name) => !existsSync(path.join(root, name)),
  );
  if (orphan === undefined) return;
  const file = displayPath(root, nameIn(locale, orphan));
  throw new ContentError(
    { file },
    `translates ${displayPath(root, orphan)}, which does not exist, so the links from here to other languages would lead nowhere.`,
    'give both files the same path, or remove the translation.',
  );
}

function nameIn(locale: string, name: string): string {
  return `${TRANSLATIONS}/${locale}/${name}`;
}
