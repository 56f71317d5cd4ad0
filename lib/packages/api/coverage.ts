import { readPages, type SamplePage, type Problem } from '@/lib/base/source';
import { isWithin } from '@/lib/base/url';

import { findStaleCorrections, readCorrections } from './corrections';
import { compareMentions, mentionsOf, type PageMentions } from './mentions';
import { getApiTable, readApi, readSnapshot } from './read';
import { allExports, type ApiPackage } from './types';
import type { PackageSettings } from '../settings';

export type PackageCoverage = {
  package: string;
  version: string;
  exports: number;
  documented: number;
  /** `entry#name` of the rest. */
  missing: string[];
};

type ApiCoverage = {
  packages: PackageCoverage[];
  /** Tables and corrections that speak of what does not exist. */
  problems: Problem[];
};

/** Where a name is documented best. */
type DocumentedAt = { path: string; headingId: string | null };

/**
 * Compares what the packages export with what the pages speak of.
 *
 * An export counts as documented when a page imports it in a sample, shows its
 * table, or names it in a heading or in inline code of its package's folder.
 *
 * @throws when the snapshot cannot be read
 */
export function measureCoverage(
  contentDir: string,
  { names, folderOf }: Pick<PackageSettings, 'names' | 'folderOf'>,
): ApiCoverage {
  const api = readApi(contentDir, names);
  const index = indexPages(readPages(contentDir), folderOf);
  const problems = [
    ...checkTables(index, api),
    ...findStaleCorrections(
      readSnapshot(contentDir, names),
      readCorrections(contentDir),
      contentDir,
    ),
  ];
  const packages = api.map((one) => {
    const all = allExports([one]);
    const missing = all
      .filter(({ owner, symbol }) => !findMention(index, owner, symbol.name))
      .map(({ key }) => key);
    return {
      package: one.package,
      version: one.version,
      exports: all.length,
      documented: all.length - missing.length,
      missing,
    };
  });
  return { packages, problems };
}

type PageMention = {
  page: SamplePage;
  mention: PageMentions['mentions'][number];
};

export type MentionIndex = {
  pages: readonly { page: SamplePage; found: PageMentions }[];
  byName: ReadonlyMap<string, readonly PageMention[]>;
  folderOf: PackageSettings['folderOf'];
};

/**
 * Finds the exported names in each page.
 *
 * @param folderOf folder of the pages about a package: in these, a name in inline code is one of its exports
 */
export function indexPages(
  pages: readonly SamplePage[],
  folderOf: PackageSettings['folderOf'],
): MentionIndex {
  const read = pages
    // Translations say the same under the same path.
    .filter(({ id }) => !id.startsWith('i18n/'))
    .map((page) => ({ page, found: mentionsOf(page) }));
  const byName = new Map<string, PageMention[]>();
  for (const { page, found } of read) {
    for (const mention of found.mentions) {
      const same = byName.get(mention.name);
      if (same) same.push({ page, mention });
      else byName.set(mention.name, [{ page, mention }]);
    }
  }
  return { pages: read, byName, folderOf };
}

/**
 * The page that documents an exported name best: where its table is, else a
 * heading, else inline code; a mere import in a sample is no documentation.
 */
export function findDocumentation(
  index: MentionIndex,
  packageName: string,
  name: string,
): DocumentedAt | undefined {
  const hit = findMention(index, packageName, name);
  if (!hit || hit.mention.kind === 'import') return undefined;
  return {
    path: `/${hit.page.id.replace(/(?:^|\/)index$/, '')}`,
    headingId: hit.mention.headingId,
  };
}

type Hit = PageMention & { count: number };

/** The strongest mention; among equals, on the page that speaks of it most. */
function findMention(
  { byName, folderOf }: MentionIndex,
  packageName: string,
  name: string,
): Hit | undefined {
  const folder = `${folderOf(packageName)}/`;
  const hits = new Map<SamplePage, Hit>();
  for (const { page, mention } of byName.get(name) ?? []) {
    const isMeant = mention.entry
      ? isWithin(mention.entry, packageName)
      : page.id.startsWith(folder);
    if (!isMeant) continue;
    const known = hits.get(page) ?? { page, mention, count: 0 };
    known.count += 1;
    if (compareMentions(mention, known.mention) < 0) known.mention = mention;
    hits.set(page, known);
  }
  return [...hits.values()].sort(
    (a, b) => compareMentions(a.mention, b.mention) || b.count - a.count,
  )[0];
}

function checkTables(
  { pages }: MentionIndex,
  api: readonly ApiPackage[],
): Problem[] {
  return pages.flatMap(({ page, found }) =>
    found.tables.flatMap(({ attributes, line, column }) => {
      const { entry = '', symbol = '', show = '', only } = attributes;
      try {
        getApiTable({ entry, symbol, show, only }, api);
        return [];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return [{ file: page.file, line, column, message }];
      }
    }),
  );
}

/** A page with the names that it says it is the home of. */
type Home = { path: string; documents?: readonly string[] };

/**
 * The place that documents each export: the page that names it in its frontmatter, else the one that documents it best.
 *
 * @param site.pages of the content folder
 * @param site.homes the same pages with what they say they document
 * @returns site paths with anchors, by `entry#name`; nothing for an export that no page speaks of
 */
export function exportHomes(
  packages: readonly ApiPackage[],
  site: {
    pages: readonly SamplePage[];
    homes: readonly Home[];
    folderOf: PackageSettings['folderOf'];
  },
): Map<string, string> {
  const { homes, folderOf } = site;
  const index = indexPages(site.pages, folderOf);
  const found = new Map<string, string>();
  for (const { owner, symbol, key } of allExports(packages)) {
    const { name } = symbol;
    const home = homes.find(
      ({ path, documents }) =>
        documents?.includes(name) && isWithin(path, `/${folderOf(owner)}`),
    );
    const place = placeOf(name, home, findDocumentation(index, owner, name));
    if (place) found.set(key, place);
  }
  return found;
}

/** On the page that says it documents the name, only a heading with the name leads further down. */
function placeOf(
  name: string,
  home: Home | undefined,
  best: ReturnType<typeof findDocumentation>,
): string | undefined {
  const anchor = best?.headingId ? `#${best.headingId}` : '';
  if (!home) return best && best.path + anchor;
  const isBelow =
    best?.path === home.path && anchor.includes(name.toLowerCase());
  return home.path + (isBelow ? anchor : '');
}
