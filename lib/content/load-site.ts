import path from 'node:path';
import { flattenSidebar, buildSidebar } from '@/lib/nav/sidebar';
import type { SidebarItem } from '@/lib/nav/sidebar';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
  packagesSchema,
  siteConfigSchema,
} from '@/lib/site/schema';
import type {
  Announcement,
  NavLinkConfig,
  Navigation,
  PackageInfo,
  SiteConfig,
} from '@/lib/site/schema';
import { didYouMean } from '@/lib/text/nearest';
import { ContentError } from './errors';
import { readCategories, readDocs } from './read-docs';
import type { DocEntry } from './read-docs';
import { readData } from './read-data';
import { readHome } from './read-home';
import type { HomeEntry } from './read-home';
import { readPosts } from './read-posts';
import type { BlogPost } from './read-posts';

/** A link ready to render: its target is a site path or an external address. */
export type NavLink = { label: string; href: string };

/** Everything the content folder says, parsed and cross-checked. */
export type Site = {
  /** Absolute path of the content folder. */
  root: string;
  config: SiteConfig;
  announcement: Announcement;
  navbar: NavLink[];
  footer: {
    groups: { title: string; links: NavLink[] }[];
    copyright: string;
    funding: Navigation['funding'];
  };
  /** The packages with the path of their first page. */
  packages: (PackageInfo & { path: string })[];
  home: HomeEntry;
  docs: DocEntry[];
  posts: BlogPost[];
  sidebar: SidebarItem[];
  /** The sidebar's pages in reading order. */
  readingOrder: { label: string; path: string }[];
};

/**
 * Reads a whole content folder.
 *
 * @param root the folder that holds `docs`, `blog` and the data files
 * @throws ContentError for the first mistake found
 */
export function loadSite(root: string): Site {
  const config = readData(root, 'site.json', siteConfigSchema);
  const navigation = readData(root, 'navigation.json', navigationSchema);
  const authors = readData(root, 'authors.json', authorsSchema);
  const docs = readDocs(root, config.docsVersions[0]?.path);
  const sidebar = buildSidebar({ docs, categories: readCategories(root) });
  const toLink = (link: NavLinkConfig) => resolveLink(link, docs);
  return {
    root: path.resolve(root),
    config,
    announcement: readData(root, 'announcement.json', announcementSchema),
    navbar: navigation.navbar.map(toLink),
    footer: {
      groups: navigation.footer.map(({ title, links }) => ({
        title,
        links: links.map(toLink),
      })),
      copyright: navigation.copyright,
      funding: navigation.funding,
    },
    packages: readData(root, 'packages.json', packagesSchema).map((info) => ({
      ...info,
      path: pathOfDoc(info.doc, docs, 'content/packages.json'),
    })),
    home: readHome(root),
    docs,
    posts: readPosts(root, authors),
    sidebar,
    readingOrder: flattenSidebar(sidebar),
  };
}

function resolveLink(link: NavLinkConfig, docs: readonly DocEntry[]): NavLink {
  if ('path' in link) return { label: link.label, href: link.path };
  if ('href' in link) return { label: link.label, href: link.href };
  return {
    label: link.label,
    href: pathOfDoc(link.doc, docs, 'content/navigation.json'),
  };
}

function pathOfDoc(
  id: string,
  docs: readonly DocEntry[],
  file: string,
): string {
  const doc = docs.find((doc) => doc.id === id);
  if (doc) return doc.path;
  const ids = docs.map(({ id }) => id);
  throw new ContentError(
    { file },
    `names the unknown document "${id}".`,
    `${didYouMean(id, ids)} An id is the path below content/docs without ".mdx".`.trim(),
  );
}

/** The document with a route, or undefined. */
export function findDoc(site: Site, route: string): DocEntry | undefined {
  return site.docs.find((doc) => doc.path === route);
}
