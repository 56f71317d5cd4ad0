import { buildBreadcrumbs, findPagerLinks, neighboursOf } from '@/lib/site/nav';
import type { PagerLinks } from '@/lib/site/nav';
import { breadcrumbList, feedbackUrl, techArticle } from '@/lib/site/config';
import type { PageHead } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';
import { lastUpdated } from './last-updated';
import { canonicalDoc, findDoc, languageOfText } from './load-site';
import type { Site } from './load-site';
import { readManifest } from '@/lib/base/files';
import type { DocEntry } from './read-docs';

/** All that a page of the documentation shows around its article. */
export type DocDescription = ReturnType<typeof describeDoc>;

/** Gathers what a page of the documentation shows around its article, as plain data. */
export function describeDoc(site: Site, doc: DocEntry) {
  const { config } = site;
  const breadcrumbs = buildBreadcrumbs(site.sidebar, doc.path);
  const updated = lastUpdated(doc.file);
  return {
    doc,
    breadcrumbs,
    pager: pagerOf(site, doc),
    editUrl: config.editBase + doc.file,
    /** Where to say that the page was not clear. */
    feedbackUrl: feedbackUrl(config, {
      title: doc.title,
      path: doc.path,
      version: versionOf(site, doc),
    }),
    /** The day of its last change, as an ISO date. */
    lastUpdated: updated,
    structuredData: [
      breadcrumbList(config, breadcrumbs),
      techArticle(config, doc, updated),
    ],
    /** Language of the text, where it is another one than that of the site. */
    language: languageOfText(site, doc),
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
