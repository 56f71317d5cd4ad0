import path from 'node:path';
import { readData } from '@/lib/base/source';
import {
  parsePostDate,
  parseTitle,
  placeOfPost,
  postTemplate,
} from '@/lib/site/checks';
import { authorsSchema } from '@/lib/site/config';
import { assertFree, openQuestions, writeNew } from './new-file';
import { readOptions } from '@/scripts/setup/options';

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
const root = process.env['CONTENT_ROOT'] ?? 'content';
const questions = openQuestions();

try {
  const date = parsePostDate(values.date);
  const authors = Object.keys(readData(root, 'authors.json', authorsSchema));
  const { title, place } = await questions.answerOf(
    values.title,
    'Title:',
    (text) => {
      const title = parseTitle(text);
      const place = placeOfPost({ title, date });
      assertFree(path.join(root, place.file), place.path, []);
      return { title, place };
    },
  );
  const author = await questions.answerOf(
    values.author,
    `Author (${authors.join(', ')}):`,
    (text) => {
      if (authors.includes(text)) return text;
      throw new Error(
        `[site] content/authors.json does not know "${text}". Use one of ${authors.join(', ')}, or add the author there first.`,
      );
    },
  );
  const file = path.join(root, place.file);
  writeNew(file, postTemplate({ title, date, author }));
  console.log(`${file}\nhttp://localhost:3000${place.path}`);
} finally {
  questions.close();
}
