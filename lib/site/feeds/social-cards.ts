import { countTags, tagPath } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { allPagesPath, socialImagePath } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';

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
  return [
    cardOf('/', config.title, config.tagline, site.home.description),
    cardOf('/play', 'Playground', 'Run code in your browser'),
    cardOf('/search', 'Search the documentation', 'Search'),
    cardOf('/blog', 'Blog', 'News and release notes'),
    cardOf('/blog/archive', 'Archive', 'Blog'),
    cardOf('/blog/tags', 'Tags', 'Blog'),
    ...countTags(posts).map(({ tag }) => cardOf(tagPath(tag), tag, 'Blog tag')),
    ...posts.map(({ path, title, description }) =>
      cardOf(path, title, 'Blog', description),
    ),
    ...packages.map(({ path, label }) =>
      cardOf(allPagesPath(path), `${label}: all pages`, label),
    ),
    ...docs.map(({ path, title, description }) =>
      cardOf(path, title, sectionOf(path, navbar), description),
    ),
  ];
}

function cardOf(
  path: string,
  title: string,
  section: string,
  description = '',
): SocialCard {
  return { imagePath: socialImagePath(path), title, section, description };
}

function sectionOf(path: string, navbar: Site['navbar']): string {
  const link = navbar.find(({ href }) => isWithin(path, href));
  return link?.label ?? 'Documentation';
}
