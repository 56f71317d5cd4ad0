import path from 'node:path';
import { CONTENT_ROOT, loadSite, routeOfDoc } from '@/lib/site/content';
import { readOptions } from '@/scripts/setup/options';
import { ask } from './ask';
import {
  assertFoldersNamed,
  assertFree,
  nextPosition,
  writeNew,
} from './new-file';
import { docTemplate, parseDocId, parseTitle } from './templates';

const USAGE = `Writes a page that is valid, and prints its address; asks for what no flag gives.

npm run new doc -- [--path state/recipes/undo] [--title "Undo"]

  --path    below /docs; its folder has a page or a _category.json
  --title   as the sidebar, search and the tab show it`;

const { values } = readOptions(USAGE, {
  options: { path: { type: 'string' }, title: { type: 'string' } },
});
const site = loadSite(CONTENT_ROOT);
const { id, file, route } = await ask(
  values.path,
  'Path below /docs (state/recipes/undo):',
  (text) => {
    const id = parseDocId(text);
    const file = path.join(CONTENT_ROOT, 'docs', `${id}.mdx`);
    const route = routeOfDoc(`${id}.mdx`, '/docs');
    assertFree(file, route, site.docs);
    assertFoldersNamed(CONTENT_ROOT, id);
    return { id, file, route };
  },
);
const title = await ask(values.title, 'Title:', (text) => {
  const title = parseTitle(text);
  const taken = site.docs.find(
    (doc) => doc.title.toLowerCase() === title.toLowerCase(),
  );
  if (!taken) return title;
  throw new Error(
    `[site] ${taken.file} has the title "${taken.title}" already, so readers could not tell the two apart. Say in the title what differs.`,
  );
});
writeNew(file, docTemplate({ title, position: nextPosition(site, id) }));
console.log(`${file}\nnpm run dev shows it at ${route}`);
