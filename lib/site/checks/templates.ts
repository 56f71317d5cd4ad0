import { z } from 'zod';
import { nameMistake } from '@/lib/base/source';
import { checkLine, visible } from '@/lib/base/text';
import { PLACEHOLDER } from './placeholders';
import { TITLE_MAX_CHARS } from './titles';

/** What a new page is made from. */
type NewDoc = {
  title: string;
  position: number;
};

/** The text of a new page: valid but for a placeholder for each thing its author has to say. */
export function docTemplate({ title, position }: NewDoc): string {
  return `---
title: ${quoted(title)}
description: ${quoted(`${PLACEHOLDER} what ${title} is and when to use it, in one sentence of 50 to 160 characters.`)}
sidebarPosition: ${position}
---

${PLACEHOLDER} what this is and when to use it, in two sentences.

\`\`\`ts run
const answer: number = 6 * 7; // => 42
\`\`\`

## How it behaves

${PLACEHOLDER} what happens.

## Next steps

- [The documentation](/docs)
`;
}

type NewPost = {
  title: string;
  /** ISO date. */
  date: string;
  /** Key of `content/authors.json`. */
  author: string;
};

/** The text of a new post: valid but for its placeholders. */
export function postTemplate({ title, date, author }: NewPost): string {
  return `---
title: ${quoted(title)}
description: ${quoted(`${PLACEHOLDER} what readers learn in this post, in one sentence of 50 to 160 characters.`)}
date: ${date}
tags: [release]
authors: [${author}]
---

${PLACEHOLDER} what is new and for whom, in two sentences.
`;
}

/**
 * File and address of a new post: the date and the words of its title.
 *
 * @throws Error when the title has no letter that an address can hold
 */
export function placeOfPost({ title, date }: Pick<NewPost, 'title' | 'date'>): {
  file: string;
  path: string;
} {
  const slug = slugOf(title);
  if (slug === '') {
    throw new Error(
      `[site] No address can be made of the title "${title}". Use at least one letter from a to z or a digit.`,
    );
  }
  return {
    file: `blog/${date}-${slug}.mdx`,
    path: `/blog/${date.replaceAll('-', '/')}/${slug}`,
  };
}

const titleSchema = z.string().superRefine(checkLine).max(TITLE_MAX_CHARS);

/**
 * A title that a page or post can have.
 *
 * @throws Error when it is empty, too long to be shown, or holds what no keyboard types
 */
export function parseTitle(text: string): string {
  const title = text.trim();
  if (titleSchema.safeParse(title).success) return title;
  throw new Error(
    `[site] ${JSON.stringify(title)} cannot be a title. Write 1 to ${TITLE_MAX_CHARS} letters, digits and signs on one line.`,
  );
}

/** @throws Error when a day is not written as a post's file name needs it */
export function parsePostDate(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new Error(
    `[site] "${text}" is no day. Write it as year, month and day: 2023-03-07.`,
  );
}

/**
 * The id that a person means by a path: `/docs/state/undo`, `state/undo.mdx` and `content/docs/state/undo` are
 * `state/undo`.
 *
 * @throws Error when no route can be made of it
 */
export function parseDocId(text: string): string {
  const id = text
    .trim()
    .replace(/^\/?(?:content\/)?(?:docs\/)?/, '')
    .replace(/\.mdx$/, '')
    .replace(/(?<!\/)\/+$/, '');
  const mistake = id
    .split('/')
    .map((part) => nameMistake(part))
    .find((mistake) => mistake !== undefined);
  if (mistake === undefined) return id;
  throw new Error(
    `[site] "${visible(text)}" cannot be the path of a page: a part of it ${mistake}. Use lower case, digits, hyphens and slashes: state/recipes/undo.`,
  );
}

function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * YAML needs quotes around a value with a colon, a hash or a quote in it, and around one word, which may be a
 * number, a date or `true`; JSON's are YAML's.
 */
function quoted(text: string): string {
  return /^[\p{L}\d][\p{L}\d,.()-]*(?: [\p{L}\d,.()-]+)+$/u.test(text)
    ? text
    : JSON.stringify(text);
}
