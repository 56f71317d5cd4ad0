import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '@/lib/content/load-site';
import { docTemplate, parseDocId } from '@/lib/content/templates';
import { answerOf, writeNew } from './new-file';

const { values } = parseArgs({
  options: { path: { type: 'string' }, title: { type: 'string' } },
});
const root = process.env['CONTENT_ROOT'] ?? 'content';

try {
  const site = loadSite(root);
  const id = parseDocId(
    await answerOf(values.path, 'Path below /docs (state/recipes/undo):'),
  );
  const title = await answerOf(values.title, 'Title:');
  const folder = path.posix.dirname(id);
  const siblings = site.docs.filter(
    (doc) => path.posix.dirname(doc.id.replace(/\/index$/, '')) === folder,
  );
  if (siblings.length === 0 && folder !== '.') {
    console.log(
      `content/docs/${folder} holds no page yet: give it an index.mdx (npm run new:doc -- --path ${folder}/index) or a _category.json.`,
    );
  }
  const position =
    Math.max(0, ...siblings.map((doc) => Math.floor(doc.sidebarPosition))) + 1;
  const file = path.join(root, 'docs', `${id}.mdx`);
  writeNew(file, docTemplate({ id, title, position }));
  console.log(
    `${file}\nhttp://localhost:3000/docs/${id.replace(/(^|\/)index$/, '')}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
