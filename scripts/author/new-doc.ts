import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  pageOfTitle,
  docTemplate,
  parseDocId,
  parseTitle,
} from '@/lib/site/checks';
import {
  loadSite,
  readCategories,
  routeOfDoc,
  sourceOf,
} from '@/lib/site/content';
import type { DocEntry } from '@/lib/site/content';
import { assertFree, openQuestions, writeNew } from './new-file';

const root = process.env['CONTENT_ROOT'] ?? 'content';
const docsDir = path.join(root, 'docs');
const questions = openQuestions();

try {
  const { values } = parseArgs({
    options: { path: { type: 'string' }, title: { type: 'string' } },
  });
  const { config, docs } = loadSite(root);
  const { id, file, route } = await questions.answerOf(
    values.path,
    'Path below /docs (state/recipes/undo):',
    (text) => {
      const id = parseDocId(text);
      const file = path.join(docsDir, `${id}.mdx`);
      const route = routeOfDoc(`${id}.mdx`, '/docs');
      assertFree(file, route, docs);
      assertFoldersNamed(id);
      return { id, file, route };
    },
  );
  const title = await questions.answerOf(values.title, 'Title:', (text) => {
    const title = parseTitle(text);
    assertTitleFree(title, route, docs);
    return title;
  });
  const position = nextPosition(id, [
    ...docs.map((doc) => ({ id: doc.id, position: doc.sidebarPosition })),
    ...readCategories({
      ...sourceOf(root, config, undefined),
      folder: 'docs',
      path: '/docs',
    }),
  ]);
  writeNew(file, docTemplate({ title, position }));
  console.log(`${file}\nhttp://localhost:3000${route}`);
} finally {
  questions.close();
}

/** @throws Error when a page beside it has the title, and lists of hits would show it twice */
function assertTitleFree(
  title: string,
  route: string,
  docs: readonly DocEntry[],
): void {
  const version = '/docs';
  const taken = pageOfTitle(
    docs.map((doc) => ({ ...doc, version })),
    { path: route, version, title },
  );
  if (!taken) return;
  throw new Error(
    `[site] ${taken.file} has the title "${taken.title}" already, so readers could not tell the two apart. Say in the title what differs.`,
  );
}

/** @throws Error when the sidebar would have no name for a folder that the page lies in */
function assertFoldersNamed(id: string): void {
  const folders = folderOf(id).split('/');
  const unnamed = folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .find(
      (folder) =>
        folder !== '.' &&
        !['index.mdx', '_category.json'].some((name) =>
          existsSync(path.join(docsDir, folder, name)),
        ),
    );
  if (unnamed !== undefined) {
    throw new Error(
      `[site] The folder content/docs/${unnamed} has no name in the sidebar, so the page could not be found. Write the folder's own page first: ${unnamed}/index.`,
    );
  }
}

/** The number after those of all entries that stand beside a page in the sidebar. */
function nextPosition(
  id: string,
  entries: readonly { id: string; position: number }[],
): number {
  const taken = entries.filter((entry) => folderOf(entry.id) === folderOf(id));
  return Math.max(0, ...taken.map(({ position }) => Math.floor(position))) + 1;
}

/** An index page stands for its folder, beside what lies next to that. */
function folderOf(id: string): string {
  return path.posix.dirname(id.replace(/(^|\/)index$/, ''));
}
