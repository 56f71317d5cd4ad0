import path from 'node:path';
import { readData } from '@/lib/base/source';
import { authorsSchema } from '@/lib/site/config';
import { CONTENT_ROOT } from '@/lib/site/content';
import { readOptions } from '@/scripts/setup/options';
import { ask } from './ask';
import { assertFree, writeNew } from './new-file';
import {
  parsePostDate,
  parseTitle,
  placeOfPost,
  postTemplate,
} from './templates';

const USAGE = `Writes a post that is valid, and prints its address; asks for what no flag gives.

npm run new post -- [--title "Two packages"] [--author name] [--date 2026-05-01]

  --author   a name of content/authors.json
  --date     of publication; today without it`;

const { values } = readOptions(USAGE, {
  options: {
    title: { type: 'string' },
    author: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const date = parsePostDate(values.date);
const known = readData(CONTENT_ROOT, 'authors.json', authorsSchema);
const authors = Object.keys(known);
const { title, file, route } = await ask(values.title, 'Title:', (text) => {
  const title = parseTitle(text);
  const { name, route } = placeOfPost({ title, date });
  const file = path.join(CONTENT_ROOT, 'blog', name);
  assertFree(file, route);
  return { title, file, route };
});
const author = await ask(
  values.author,
  `Author (${authors.join(', ')}):`,
  (text) => {
    if (authors.includes(text)) return text;
    throw new Error(
      `[site] content/authors.json does not know "${text}". Use one of ${authors.join(', ')}, or add the author there first.`,
    );
  },
);
writeNew(file, postTemplate({ title, date, author }));
console.log(`${file}\nnpm run dev shows it at ${route}`);
