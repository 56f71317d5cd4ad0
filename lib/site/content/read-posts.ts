import type { Authors } from '@/lib/site/config';
import { didYouMean } from '@/lib/base/text';
import {
  ContentError,
  displayPath,
  postFrontmatterSchema,
} from '@/lib/base/source';
import { minutesToRead } from './reading-time';
import { locate, readPage } from './source';
import type { ContentEntry, ContentSource, SearchHints } from './source';

type BlogAuthor = Authors[string] & { key: string };

/** One blog post, as written. */
export type BlogPost = ContentEntry &
  SearchHints & {
    kind: 'post';
    /** ISO date: `2023-03-07`. */
    date: string;
    tags: string[];
    authors: BlogAuthor[];
    /** Reading time, rounded up to whole minutes. */
    minutes: number;
  };

const FILE_NAME = /^(\d{4})-(\d{2})-(\d{2})-([a-z0-9-]+)\.mdx$/;

/** The site path of a file below `content/blog`; undefined when its name has no date. */
export function routeOfPost(name: string): string | undefined {
  const [, year, month, day, slug] = FILE_NAME.exec(name) ?? [];
  return year && `/blog/${year}/${month}/${day}/${slug}`;
}

/**
 * Reads one blog post.
 *
 * @param name path of the file below `content/blog`
 * @param authors known authors; undefined when they cannot be read, which is reported elsewhere
 * @throws ContentError on bad frontmatter, a wrong file name, a date that contradicts it, or an unknown author
 */
export function readPost(
  source: ContentSource,
  name: string,
  authors: Authors | undefined,
): BlogPost {
  const [, year, month, day, slug = ''] = FILE_NAME.exec(name) ?? [];
  if (year === undefined) {
    throw new ContentError(
      { file: displayPath(source.root, locate(source, `blog/${name}`)) },
      'has a name from which no route can be made.',
      'name it like 2023-03-07-announcing-cdk.mdx: date, then words in lower case with hyphens.',
    );
  }
  const page = readPage(source, `blog/${name}`, postFrontmatterSchema);
  const { file, date } = page;
  if (date !== `${year}-${month}-${day}`) {
    throw new ContentError(
      { file, line: 1 },
      `is dated ${date} in the frontmatter, but its name says ${year}-${month}-${day}.`,
      'make the two dates equal; the one in the name is part of the address.',
    );
  }
  return {
    ...page,
    kind: 'post',
    id: slug,
    path: routeOfPost(name) ?? '',
    authors: authors
      ? page.authors.map((key) => findAuthor(file, key, authors))
      : [],
    minutes: minutesToRead(page.body),
  };
}

function findAuthor(file: string, key: string, authors: Authors): BlogAuthor {
  const author = authors[key];
  if (!author) {
    throw new ContentError(
      { file, line: 1 },
      `names the author "${key}", whom content/authors.json does not know.`,
      `${didYouMean(key, Object.keys(authors))} Add the author to content/authors.json or use one of: ${Object.keys(authors).join(', ')}.`,
    );
  }
  return { key, ...author };
}
