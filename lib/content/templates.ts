import { z } from 'zod';

/** What a new page is made from. */
export type NewDoc = {
  /** Site path without `/docs`: `state/recipes/undo`. */
  id: string;
  title: string;
  position: number;
};

/** The text of a new page: valid at once, with a line for each thing its author has to say. */
export function docTemplate({ title, position }: NewDoc): string {
  return `---
title: ${quoted(title)}
description: ${quoted(`What ${title} is and when to use it: one plain sentence of 50 to 160 characters.`)}
sidebarPosition: ${position}
---

Say in two sentences what this is and when to use it.

\`\`\`ts run
const answer: number = 6 * 7; // => 42
\`\`\`

## How it behaves

Say what happens, and show it.

## Next

- [The documentation](/docs)
`;
}

export type NewPost = {
  title: string;
  /** ISO date. */
  date: string;
  /** Key of `content/authors.json`. */
  author: string;
};

/** The text of a new post, valid at once. */
export function postTemplate({ title, date, author }: NewPost): string {
  return `---
title: ${quoted(title)}
description: ${quoted(`${title}: what readers learn in this post, in one plain sentence of 50 to 160 characters.`)}
date: ${date}
tags: [release]
authors: [${author}]
---

Say in two sentences what is new and for whom.
`;
}

/** File and address of a new post: the date and the words of its title. */
export function placeOfPost({ title, date }: NewPost): {
  file: string;
  path: string;
} {
  const slug = slugOf(title);
  return {
    file: `blog/${date}-${slug}.mdx`,
    path: `/blog/${date.replaceAll('-', '/')}/${slug}`,
  };
}

const idSchema = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/);

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
    .replace(/\/+$/, '');
  if (idSchema.safeParse(id).success) return id;
  throw new Error(
    `[site] "${text}" cannot be the path of a page. Use lower case, digits, hyphens and slashes: state/recipes/undo.`,
  );
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** YAML needs quotes around a value with a colon, a hash or a quote in it; JSON's are YAML's. */
function quoted(text: string): string {
  return /^[\p{L}\d][\p{L}\d ,.()-]*$/u.test(text)
    ? text
    : JSON.stringify(text);
}
