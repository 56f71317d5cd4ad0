import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { listEntries } from '@/lib/base/files';
import { categorySchema } from '@/lib/site/config';
import type { SidebarCategoryConfig } from '@/lib/site/config';
import {
  ContentError,
  displayPath,
  docFrontmatterSchema,
  placeAt,
  readData,
  readText,
} from '@/lib/base/source';
import { locate, readPage } from './source';
import type { ContentEntry, ContentSource, SearchHints } from './source';

/** One page of the documentation, as written. */
export type DocEntry = ContentEntry &
  SearchHints & {
    kind: 'doc';
    sidebarLabel: string;
    sidebarPosition: number;
    /** What a reader can expect of it. */
    pageKind: PageKind;
    /** On the page of a folder: its other pages are for maintainers (`isApart` in the frontmatter). */
    isMaintainersSection: boolean;
  };

type PageKind = NonNullable<z.infer<typeof docFrontmatterSchema>['pageKind']>;

/** What a page of this name is, and what the pages of a folder are, wherever it stands. */
const KINDS: Readonly<Record<string, PageKind>> = {
  api: 'Reference',
  errors: 'Reference',
  recipes: 'Recipe',
  reference: 'Reference',
  rules: 'Reference',
  transformations: 'Reference',
  tutorials: 'Tutorial',
};

function kindOf(id: string): PageKind {
  return id.split('/').flatMap((part) => KINDS[part] ?? [])[0] ?? 'Guide';
}

/** A sidebar category without a page of its own, from a `_category.json`. */
type CategoryEntry = SidebarCategoryConfig & {
  /** Folder inside `content/docs`: `state/tutorials`. */
  id: string;
};

/** Where the pages of one version are read from. */
type DocsSource = ContentSource & {
  /** Folder inside the content folder: `docs`. */
  folder: string;
  /** Site path of the version: `/docs`. */
  path: string;
};

/** The site path of a file below `content/docs`: `state/index.mdx` is `/docs/state`. */
export function routeOfDoc(name: string, versionPath: string): string {
  const route = name.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  return route === '' ? versionPath : `${versionPath}/${route}`;
}

/**
 * Reads one documentation page.
 *
 * @param name path of the file below the version's folder
 * @throws ContentError on bad frontmatter
 */
export function readDoc(source: DocsSource, name: string): DocEntry {
  const { isApart, ...page } = readPage(
    source,
    `${source.folder}/${name}`,
    docFrontmatterSchema,
  );
  if (isApart && !/(^|\/)index\.mdx$/.test(name)) {
    throw new ContentError(
      { file: page.file, line: 1 },
      'says isApart, which is for the page of a folder: it keeps the other pages of that folder out of the tree of readers.',
      'remove the line, or put it into the index.mdx of the folder.',
    );
  }
  const id = name.replace(/\.mdx$/, '');
  return {
    ...page,
    kind: 'doc',
    id,
    path: routeOfDoc(name, source.path),
    isMaintainersSection: isApart,
    sidebarLabel: page.sidebarLabel ?? page.title,
    pageKind: page.pageKind ?? kindOf(id),
  };
}

const CATEGORY = '_category.json';

/** Reads the `_category.json` of every documentation folder that has one. */
export function readCategories(source: DocsSource): CategoryEntry[] {
  const folder = path.join(source.root, source.folder);
  if (!existsSync(folder)) throw withoutPages(source);
  return listEntries(folder)
    .filter(({ name }) => name.endsWith(`/${CATEGORY}`))
    .map(({ name }) => path.posix.dirname(name))
    .map((id) => ({
      id,
      ...readData(
        source.root,
        locate(source, `${source.folder}/${id}/${CATEGORY}`),
        categorySchema,
      ),
    }));
}

function withoutPages({ root, folder, path: route }: DocsSource): ContentError {
  const text = readText(root, 'site.json');
  const { line } = placeAt(text, text.indexOf(JSON.stringify(route)));
  return new ContentError(
    { file: displayPath(root, 'site.json'), line },
    `names the version at ${route}, which has no pages.`,
    `copy those that it begins with to ${displayPath(root, folder)}, or remove its row.`,
  );
}
