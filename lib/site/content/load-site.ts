import path from 'node:path';
import { isWithin } from '@/lib/base/url';
import { flattenSidebar, buildSidebar, versionLeads } from '@/lib/site/nav';
import type { ByVersion, SidebarItem } from '@/lib/site/nav';
import { BUILT_LOCALE, findLocale } from '@/lib/site/config';
import type {
  Announcement,
  DocsVersion,
  Locale,
  NavLinkConfig,
  Navigation,
  PackageInfo,
  SiteConfig,
} from '@/lib/site/config';
import { didYouMean } from '@/lib/base/text';
import {
  ContentError,
  displayPath,
  placeAt,
  readText,
} from '@/lib/base/source';
import type { Redirect } from '@/lib/base/source';
import { readContent } from './read-content';
import { locate } from './source';
import type { DocEntry } from './read-docs';
import type { HomeEntry } from './read-content';
import type { BlogPost } from './read-posts';

/** Everything that has a text of its own. */
export type Page = DocEntry | BlogPost | HomeEntry;

/** A link ready to render: its target is a site path or an external address, in each version of the documentation. */
export type NavLink = ByVersion<{ label: string; href: string }>;

/** The pages of one version of the documentation, and their order. */
type DocsTree = {
  version: DocsVersion;
  docs: DocEntry[];
  sidebar: SidebarItem[];
  /** The sidebar's pages in reading order. */
  readingOrder: { label: string; path: string }[];
};

/** Everything the content folder says in one language, parsed and cross-checked. The tree is that of the first version. */
export type Site = DocsTree & {
  /** Absolute path of the content folder. */
  root: string;
  config: SiteConfig;
  /** The language that the content is read in. */
  locale: Locale;
  /** All versions, in the order of the table. */
  versions: DocsTree[];
  announcement: Announcement;
  navbar: NavLink[];
  menu: { label: string; links: NavLink[] } | undefined;
  footer: {
    groups: { title: string; links: NavLink[] }[];
    copyright: string;
    funding: Navigation['funding'];
  };
  /** The packages with the path of their first page. */
  packages: (PackageInfo & { path: string })[];
  redirects: Redirect[];
  home: HomeEntry;
  posts: BlogPost[];
};

/**
 * Reads a whole content folder.
 *
 * @param root the folder that holds `docs`, `blog` and the data files
 * @param code the language to read it in; the one that is built, if not given
 * @throws ContentError for the first mistake found
 */
export function loadSite(root: string, code = BUILT_LOCALE): Site {
  const read = readContent<never>(root, code, (_, reader) => reader());
  const { config, navigation } = read;
  const groups = navigation.sidebar;
  const versions = read.versions.map(
    ({ version, folder, docs, categories }): DocsTree => {
      assertRoutesDiffer(docs);
      const sidebar = buildSidebar({ docs, categories, groups, folder });
      return { version, docs, sidebar, readingOrder: flattenSidebar(sidebar) };
    },
  );
  const [tree] = versions;
  if (!tree) throw new Error('content/site.json names no docs version.');
  const pathIn = (name: string) => (id: string) =>
    pathOfDoc(id, tree.docs, root, name);
  // Versions without it begin with their first page; that nobody has it is a slip.
  pathIn('site.json')(config.mainDoc);
  const toPath = pathIn(locate(read.source, 'navigation.json'));
  const toLink = (link: NavLinkConfig) => resolveLink(link, versions, toPath);
  const pathOfPackage = pathIn(locate(read.source, 'packages.json'));
  return {
    ...tree,
    root: path.resolve(root),
    config,
    locale: findLocale(config, code ?? config.defaultLocale),
    versions,
    announcement: read.announcement,
    navbar: navigation.navbar.map(toLink),
    menu: navigation.menu && {
      label: navigation.menu.label,
      links: navigation.menu.links.map(toLink),
    },
    footer: {
      groups: navigation.footer.map(({ title, links }) => ({
        title,
        links: links.map(toLink),
      })),
      copyright: navigation.copyright,
      funding: navigation.funding,
    },
    packages: read.packages.map((info) => ({
      ...info,
      path: pathOfPackage(info.doc),
    })),
    redirects: read.redirects,
    home: read.home,
    posts: read.posts.sort(
      (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
    ),
  };
}

/** @throws ContentError when two files claim one route */
function assertRoutesDiffer(docs: readonly DocEntry[]): void {
  const files = new Map<string, string>();
  for (const { path: route, file } of docs) {
    const other = files.get(route);
    if (other) {
      throw new ContentError(
        { file, line: 1 },
        `claims the route ${route}, which ${other} has already, so one of them could never be read.`,
        `rename or remove one of the two files: ${other}, ${file}.`,
      );
    }
    files.set(route, file);
  }
}

/** The site once for each version, with that version's pages in place of the first one's. */
export function sitesOfVersions(site: Site): Site[] {
  return site.versions.map((tree) => inVersion(site, tree));
}

const inVersions = new WeakMap<DocsTree, Site>();

/** What was found in a site is known by its object, so there is one for each version. */
function inVersion(site: Site, tree: DocsTree): Site {
  if (tree.docs === site.docs) return site;
  const one = inVersions.get(tree) ?? { ...site, ...tree };
  inVersions.set(tree, one);
  return one;
}

/** Every page, with the site as its version has it. */
export function pagesOf(site: Site): { one: Site; page: Page }[] {
  return [
    ...sitesOfVersions(site).flatMap((one) =>
      one.docs.map((page) => ({ one, page })),
    ),
    ...[...site.posts, site.home].map((page) => ({ one: site, page })),
  ];
}

/** The site as a path's version has it; the first version for paths that belong to none. */
export function siteAt(site: Site, route: string): Site {
  const [tree] = site.versions
    .filter(({ version }) => isWithin(route, version.path))
    .sort((a, b) => b.version.path.length - a.version.path.length);
  return tree ? inVersion(site, tree) : site;
}

/** Whether a page belongs to another version than the one that authors write. */
export function isOfOlderVersion(
  { version, versions }: Site,
  { kind }: Page,
): boolean {
  return kind === 'doc' && version.path !== versions[0]?.version.path;
}

/** Whether a page is written in the language of the site, rather than taken from the default one. */
export function isTranslated(
  { config, locale }: Site,
  { translations }: { translations: readonly string[] },
): boolean {
  return (
    locale.code === config.defaultLocale || translations.includes(locale.code)
  );
}

/** The language of a page that is not written in the one of the site; undefined for all others. */
export function languageOfText(
  site: Site,
  page: { translations: readonly string[] },
): Locale | undefined {
  return isTranslated(site, page)
    ? undefined
    : findLocale(site.config, site.config.defaultLocale);
}

/** Paths below the versions that have no page and lead to the main page of their version. */
export function listVersionLeads({ versions, redirects }: Site): string[] {
  return versions.length === 1
    ? []
    : versionLeads(versions, new Set(redirects.map(({ from }) => from)));
}

/** The page that search engines shall list for a page: the first version's of the same name, when there is one. */
export function canonicalDoc({ versions }: Site, doc: DocEntry): DocEntry {
  return versions[0]?.docs.find(({ id }) => id === doc.id) ?? doc;
}

/** The main page of a version: the one that the configuration names, or the first. */
export function mainDocOf(
  { docs, readingOrder }: DocsTree,
  { mainDoc }: SiteConfig,
): DocEntry | undefined {
  return (
    docs.find(({ id }) => id === mainDoc) ??
    docs.find((doc) => doc.path === readingOrder[0]?.path)
  );
}

function resolveLink(
  link: NavLinkConfig,
  [, ...others]: readonly DocsTree[],
  toPath: (id: string) => string,
): NavLink {
  if ('path' in link) return { label: link.label, href: link.path };
  if ('href' in link) return { label: link.label, href: link.href };
  const { label, doc: id } = link;
  const href = toPath(id);
  if (others.length === 0) return { label, href };
  const versions = others.map(({ version, docs }) => {
    const doc = docs.find((one) => one.id === id);
    return [version.path, { label, href: doc?.path ?? version.path }] as const;
  });
  return { label, href, versions: Object.fromEntries(versions) };
}

/** The path of a page that a data file names. */
function pathOfDoc(
  id: string,
  docs: readonly DocEntry[],
  root: string,
  name: string,
): string {
  const doc = docs.find((doc) => doc.id === id);
  if (doc) return doc.path;
  const ids = docs.map(({ id }) => id);
  const text = readText(root, name);
  const named = [...text.matchAll(/"(?:doc|mainDoc)"\s*:\s*("[^"]*")/g)];
  const at = named.find(([, written]) => written === JSON.stringify(id));
  throw new ContentError(
    { file: displayPath(root, name), line: placeAt(text, at?.index ?? 0).line },
    `names the unknown document "${id}".`,
    `${didYouMean(id, ids)} An id is the path below content/docs without ".mdx".`.trim(),
  );
}

/** The document with a route, or undefined. */
export function findDoc(site: Site, route: string): DocEntry | undefined {
  return site.docs.find((doc) => doc.path === route);
}
