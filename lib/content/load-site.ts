import path from 'node:path';
import { flattenSidebar, buildSidebar } from '@/lib/nav/sidebar';
import type { SidebarItem } from '@/lib/nav/sidebar';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
  siteConfigSchema,
} from '@/lib/site/schema';
import type {
  Announcement,
  NavLinkConfig,
  Navigation,
  SiteConfig,
} from '@/lib/site/schema';
import { didYouMean } from '@/lib/text/nearest';
import { ContentError } from './errors';
import { readCategories, readDocs } from './read-docs';
import type { DocEntry } from './read-docs';
import { readData } from './read-data';
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
    docs,
    posts: readPosts(root, authors),
    sidebar,
    readingOrder: flattenSidebar(sidebar),
  };
}

function resolveLink(link: NavLinkConfig, docs: readonly DocEntry[]): NavLink {
  if ('path' in link) return { label: link.label, href: link.path };
  if ('href' in link) return { label: link.label, href: link.href };
  const doc = docs.find(({ id }) => id === link.doc);
  if (!doc) {
    const ids = docs.map(({ id }) => id);
    throw new ContentError(
      { file: 'content/navigation.json' },
      `links "${link.label}" to the unknown document "${link.doc}".`,
      `${didYouMean(link.doc, ids)} An id is the path below content/docs without ".mdx".`.trim(),
    );
  }
  return { label: link.label, href: doc.path };
}

/** The document with a route, or undefined. */
export function findDoc(site: Site, route: string): DocEntry | undefined {
  return site.docs.find((doc) => doc.path === route);
}
