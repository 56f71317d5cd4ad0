import path from 'node:path';
import { parseArgs } from 'node:util';
import { readData } from '@/lib/content/read-data';
import { placeOfPost, postTemplate } from '@/lib/content/templates';
import { authorsSchema } from '@/lib/site/schema';
import { answerOf, writeNew } from './new-file';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    author: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const root = process.env['CONTENT_ROOT'] ?? 'content';

try {
  const authors = Object.keys(readData(root, 'authors.json', authorsSchema));
  const title = await answerOf(values.title, 'Title:');
  const author = await answerOf(
    values.author,
    `Author (${authors.join(', ')}):`,
  );
  if (!authors.includes(author)) {
    throw new Error(
      `[site] content/authors.json does not know "${author}". Use one of ${authors.join(', ')}, or add the author there first.`,
    );
  }
  const post = { title, date: values.date, author };
  const place = placeOfPost(post);
  const file = path.join(root, place.file);
  writeNew(file, postTemplate(post));
  console.log(`${file}\nhttp://localhost:3000${place.path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
