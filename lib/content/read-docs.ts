import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { categorySchema } from '@/lib/site/schema';
import type { SidebarCategoryConfig } from '@/lib/site/schema';
import { ContentError } from './errors';
import { listFiles } from './files';
import { docFrontmatterSchema, parseContentFile } from './frontmatter';
import { displayPath, readData } from './read-data';

/** One page of the documentation, as written. */
export type DocEntry = {
  kind: 'doc';
  /** Name inside `content/docs` without ending: `state/actions`, `state/index`. */
  id: string;
  /** Site path: `/docs/state/actions`. */
  path: string;
  /** File name for errors and edit links: `content/docs/state/actions.mdx`. */
  file: string;
  title: string;
  description: string;
  sidebarLabel: string;
  sidebarPosition: number;
  keywords: string[];
  /** MDX whose positions are those of the file. */
  body: string;
};

/** A sidebar category without a page of its own, from a `_category.json`. */
export type CategoryEntry = SidebarCategoryConfig & {
  /** Folder inside `content/docs`: `state/tutorials`. */
  id: string;
};

/**
 * Reads every documentation page below a content folder.
 *
 * @param root content folder
 * @param versionPath site path of the docs version the pages belong to
 * @throws ContentError on bad frontmatter or when two files claim one route
 */
export function readDocs(root: string, versionPath = '/docs'): DocEntry[] {
  const folder = path.join(root, 'docs');
  const entries = listFiles(folder, '.mdx').map((name) =>
    readDoc(root, name, versionPath),
  );
  const byPath = new Map<string, DocEntry>();
  for (const entry of entries) {
    const other = byPath.get(entry.path);
    if (other) {
      throw new ContentError(
        { file: entry.file, line: 1 },
        `claims the route ${entry.path}, which ${other.file} has already, so one of them could never be read.`,
        `rename or remove one of the two files: ${other.file}, ${entry.file}.`,
      );
    }
    byPath.set(entry.path, entry);
  }
  return entries;
}

/** The site path of a file below `content/docs`: `state/index.mdx` is `/docs/state`. */
export function routeOfDoc(name: string, versionPath: string): string {
  const route = name.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  return route === '' ? versionPath : `${versionPath}/${route}`;
}

/**
 * Reads one documentation page.
 *
 * @param name path of the file below `content/docs`
 * @throws ContentError on bad frontmatter
 */
export function readDoc(
  root: string,
  name: string,
  versionPath: string,
): DocEntry {
  const file = displayPath(root, `docs/${name}`);
  const source = readFileSync(path.join(root, 'docs', name), 'utf8');
  const { frontmatter, body } = parseContentFile(
    file,
    source,
    docFrontmatterSchema,
  );
  return {
    kind: 'doc',
    id: name.replace(/\.mdx$/, ''),
    path: routeOfDoc(name, versionPath),
    file,
    title: frontmatter.title,
    description: frontmatter.description,
    sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
    sidebarPosition: frontmatter.sidebarPosition,
    keywords: frontmatter.keywords,
    body,
  };
}

/** Reads the `_category.json` of every documentation folder that has one. */
export function readCategories(root: string): CategoryEntry[] {
  const folder = path.join(root, 'docs');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort()
    .filter((id) => existsSync(path.join(folder, id, '_category.json')))
    .map((id) => ({
      id,
      ...readData(root, `docs/${id}/_category.json`, categorySchema),
    }));
}
