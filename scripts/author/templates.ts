import { stringify } from 'yaml';
import { z } from 'zod';
import { docFrontmatterSchema, nameMistake } from '@/lib/base/source';
import { visible } from '@/lib/base/text';
import { TITLE_MAX_CHARS } from '@/lib/site/checks';
import { routeOfPost } from '@/lib/site/content';

type NewDoc = { title: string; position: number };

/** The text of a new page: valid but for a placeholder for each thing its author has to say. */
export function docTemplate({ title, position }: NewDoc): string {
  return `---
title: ${quoted(title)}
description: ${quoted(`TODO: what ${title} is and when to use it, in one sentence of 50 to 160 characters.`)}
sidebarPosition: ${position}
---

TODO: what this is and when to use it, in two sentences.

\`\`\`ts run
const answer: number = 6 * 7; // => 42
\`\`\`

## How it behaves

TODO: what happens.

## Next steps

- [The documentation](/docs)
`;
}

/** A date as `2023-03-07`, and a key of `content/authors.json`. */
type NewPost = { title: string; date: string; author: string };

/** The text of a new post: valid but for its placeholders. */
export function postTemplate({ title, date, author }: NewPost): string {
  return `---
title: ${quoted(title)}
description: "TODO: what readers learn in this post, in one sentence of 50 to 160 characters."
date: ${date}
tags: [release]
authors: [${author}]
---

TODO: what is new and for whom, in two sentences.
`;
}

/** A value of a head; quotes stand where YAML needs them. */
function quoted(text: string): string {
  return stringify(text, { lineWidth: 0 }).trim();
}

/**
 * File and address of a new post: the date and the words of its title.
 *
 * @throws Error when the title has no letter that an address can hold
 */
export function placeOfPost({ title, date }: Omit<NewPost, 'author'>) {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = `${date}-${slug}.mdx`;
  const route = routeOfPost(name);
  if (route !== undefined) return { name, route };
  throw new Error(
    `[site] No address can be made of the title "${title}". Use at least one letter from a to z or a digit.`,
  );
}

const titleSchema = docFrontmatterSchema.shape.title.max(
  TITLE_MAX_CHARS,
  'is too long for a tab',
);

/**
 * A title that a page or post can have.
 *
 * @throws Error when a page cannot have it, or it is too long to be shown
 */
export function parseTitle(text: string): string {
  const { data, error } = titleSchema.safeParse(text);
  if (data !== undefined) return data;
  throw new Error(
    `[site] ${JSON.stringify(text)} cannot be a title: it ${error?.issues[0]?.message}. Write 1 to ${TITLE_MAX_CHARS} letters, digits and signs on one line.`,
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
