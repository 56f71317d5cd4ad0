import { countTags, tagPath } from '@/lib/content';
import type { Site } from '@/lib/content';
import { allPagesPath, socialImagePath } from '@/lib/site';

/** What the social image of a page says. */
export type SocialCard = {
  /** Path of the image, without base path. */
  imagePath: string;
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  /** What the page is about; empty where the title says it. */
  description: string;
};

/** One card for every page of the site. */
export function listSocialCards(site: Site): SocialCard[] {
  const { config, packages, posts, navbar, versions } = site;
  const docs = versions.flatMap((tree) => tree.docs);
  const pages: [
    path: string,
    title: string,
    section: string,
    description?: string,
  ][] = [
    ['/', config.title, config.tagline, site.home.description],
    ['/play', 'Playground', 'Run code in your browser'],
    ['/search', 'Search the documentation', 'Search'],
    ['/blog', 'Blog', 'News and release notes'],
    ['/blog/archive', 'Archive', 'Blog'],
    ['/blog/tags', 'Tags', 'Blog'],
    ...countTags(posts).map(({ tag }): [string, string, string] => [
      tagPath(tag),
      tag,
      'Blog tag',
    ]),
    ...posts.map((post): [string, string, string, string] => [
      post.path,
      post.title,
      'Blog',
      post.description,
    ]),
    ...packages.map(({ path, label }): [string, string, string] => [
      allPagesPath(path),
      `${label}: all pages`,
      label,
    ]),
    ...docs.map((doc): [string, string, string, string] => [
      doc.path,
      doc.title,
      sectionOf(doc.path, navbar),
      doc.description,
    ]),
  ];
  return pages.map(([path, title, section, description = '']) => ({
    imagePath: socialImagePath(path),
    title,
    section,
    description,
  }));
}

function sectionOf(path: string, navbar: Site['navbar']): string {
  const link = navbar.find(
    ({ href }) => path === href || path.startsWith(`${href}/`),
  );
  return link?.label ?? 'Documentation';
}
