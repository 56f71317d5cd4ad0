import { buildBreadcrumbs, findPagerLinks, neighboursOf } from '@/lib/site/nav';
import type { PagerLinks } from '@/lib/site/nav';
import {
  blogPosting,
  breadcrumbList,
  feedbackUrl,
  techArticle,
} from '@/lib/site/config';
import type { PageHead } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';
import { lastUpdated } from './last-updated';
import { canonicalDoc, findDoc, languageOfText } from './load-site';
import type { Site } from './load-site';
import { readManifest } from '@/lib/base/files';
import type { DocEntry } from './read-docs';
import type { BlogPost } from './read-posts';

/** All that a page of the documentation shows around its article. */
export type DocDescription = ReturnType<typeof describeDoc>;

/** Gathers what a page of the documentation shows around its article, as plain data. */
export function describeDoc(site: Site, doc: DocEntry) {
  const { config } = site;
  const breadcrumbs = buildBreadcrumbs(site.sidebar, doc.path);
  const around = aroundText(site, doc, versionOf(site, doc));
  return {
    ...around,
    doc,
    breadcrumbs,
    pager: pagerOf(site, doc),
    structuredData: [
      breadcrumbList(config, breadcrumbs),
      techArticle(config, doc, around.lastUpdated),
    ],
  };
}

/** All that a post shows around its article. */
export type PostDescription = ReturnType<typeof describePost>;

/** Gathers what a post shows around its article, as plain data. */
export function describePost(site: Site, post: BlogPost) {
  const posts = site.posts.map(({ title, path, description }) => ({
    label: title,
    path,
    description,
  }));
  return {
    ...aroundText(site, post, `post of ${post.date}`),
    post,
    pager: findPagerLinks(posts, post.path),
    structuredData: [blogPosting(site.config, post)],
  };
}

function aroundText(site: Site, page: DocEntry | BlogPost, version: string) {
  return {
    editUrl: site.config.editBase + page.file,
    /** Where to say that the page was not clear. */
    feedbackUrl: feedbackUrl(site.config, { ...page, version }),
    /** The day of its last change, as an ISO date. */
    lastUpdated: lastUpdated(page.file),
    /** Language of the text, where it is another one than that of the site. */
    language: languageOfText(site, page),
  };
}

function pagerOf(site: Site, { path }: DocEntry): PagerLinks {
  const neighbours = neighboursOf(site.sidebar, path);
  const { previous, next } = findPagerLinks(neighbours, path);
  // By its title, as several pages of the sidebar are called "State" or "API".
  const described = (link: PagerLinks['next']) => {
    const { title: label, description } = findDoc(site, link?.path ?? '') ?? {};
    return link && { ...link, label: label ?? link.label, description };
  };
  return { previous: described(previous), next: described(next) };
}

/** The package that a page is about, with its version; beside the packages, the version of the documentation. */
function versionOf({ packages, version }: Site, { path }: DocEntry): string {
  const about = packages.find((one) => isWithin(path, one.path));
  return about
    ? `${about.name} ${readManifest(`node_modules/${about.name}`).version}`
    : version.label;
}

/** What the head of a page of the documentation says, but for its Markdown twin. */
export function headOfDoc(site: Site, doc: DocEntry): Omit<PageHead, 'config'> {
  const canonical = canonicalDoc(site, doc);
  return {
    ...doc,
    translations: canonical.translations,
    canonicalPath: canonical.path,
    type: 'article',
    modifiedTime: lastUpdated(doc.file),
  };
}
