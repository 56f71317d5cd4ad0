import path from 'node:path';
import {
  pageOfTitle,
  docTemplate,
  parseDocId,
  parseTitle,
} from '@/lib/site/checks';
import { loadSite, routeOfDoc } from '@/lib/site/content';
import type { DocEntry } from '@/lib/site/content';
import { readOptions } from '@/scripts/setup/options';
import {
  assertFoldersNamed,
  assertFree,
  nextPosition,
  openQuestions,
  writeNew,
} from './new-file';

const USAGE = `Writes a page that is valid, and prints its address; asks for what no flag gives.

npm run new doc -- [--path state/recipes/undo] [--title "Undo"]

  --path    below /docs; its folder has a page or a _category.json
  --title   as the sidebar, search and the tab show it`;

const { values } = readOptions(USAGE, {
  options: {
    path: { type: 'string' },
    title: { type: 'string' },
  },
});
const root = process.env['CONTENT_ROOT'] ?? 'content';
const docsDir = path.join(root, 'docs');
const questions = openQuestions();

try {
  const site = loadSite(root);
  const { docs } = site;
  const { id, file, route } = await questions.answerOf(
    values.path,
    'Path below /docs (state/recipes/undo):',
    (text) => {
      const id = parseDocId(text);
      const file = path.join(docsDir, `${id}.mdx`);
      const route = routeOfDoc(`${id}.mdx`, '/docs');
      assertFree(file, route, docs);
      assertFoldersNamed(docsDir, id);
      return { id, file, route };
    },
  );
  const title = await questions.answerOf(values.title, 'Title:', (text) => {
    const title = parseTitle(text);
    assertTitleFree(title, docs);
    return title;
  });
  const position = nextPosition(root, site, id);
  writeNew(file, docTemplate({ title, position }));
  console.log(`${file}\nhttp://localhost:3000${route}`);
} finally {
  questions.close();
}

/** @throws Error when another page has the title, and lists of hits would show it twice */
function assertTitleFree(title: string, docs: readonly DocEntry[]): void {
  const version = '/docs';
  const taken = pageOfTitle(
    docs.map((doc) => ({ ...doc, version })),
    { version, title },
  );
  if (!taken) return;
  throw new Error(
    `[site] ${taken.file} has the title "${taken.title}" already, so readers could not tell the two apart. Say in the title what differs.`,
  );
}
