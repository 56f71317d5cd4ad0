import type { Breadcrumb } from '@/lib/site/nav';
import { absoluteUrl } from './metadata';
import type { SiteConfig } from './schema';

const CONTEXT = 'https://schema.org';

/** The trail of a page for search engines; steps without a page are left out, as the vocabulary requires. */
export function breadcrumbList(
  config: SiteConfig,
  breadcrumbs: readonly Breadcrumb[],
): object {
  const steps = breadcrumbs.flatMap(({ label, path }) =>
    path === undefined ? [] : [{ label, path }],
  );
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(config, path),
    })),
  };
}

type Described = { title: string; description: string; path: string };

/** Structured data of anything that is read from its beginning to its end. */
function article(
  config: SiteConfig,
  type: 'TechArticle' | 'BlogPosting',
  { title, description, path }: Described,
  more: object,
): object {
  return {
    '@context': CONTEXT,
    '@type': type,
    headline: title,
    description,
    url: absoluteUrl(config, path),
    ...more,
    publisher: {
      '@type': 'Organization',
      name: config.title,
      url: absoluteUrl(config, '/'),
    },
  };
}

/** A page of the documentation for search engines. */
export function techArticle(
  config: SiteConfig,
  page: Described,
  modified: string | undefined,
): object {
  const dates = modified ? { dateModified: modified } : {};
  return article(config, 'TechArticle', page, dates);
}

/** A blog post for search engines. */
export function blogPosting(
  config: SiteConfig,
  post: Described & {
    date: string;
    tags: readonly string[];
    authors: readonly { name: string; url?: string | undefined }[];
  },
): object {
  return article(config, 'BlogPosting', post, {
    datePublished: post.date,
    keywords: post.tags,
    author: post.authors.map(({ name, url }) => ({
      '@type': 'Person',
      name,
      ...(url ? { url } : {}),
    })),
  });
}

/** The site itself, with its search, for search engines. */
export function webSite(config: SiteConfig): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: config.title,
    alternateName: `${config.title}: ${config.tagline}`,
    description: config.description,
    url: absoluteUrl(config, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(config, '/search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
