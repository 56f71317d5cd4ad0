import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CONTENT_ROOT, loadSite, routeOfDoc } from '@/lib/site/content';
import { counted } from '@/lib/base/text';
import { listFiles } from '@/lib/base/files';
import { readOptions } from '@/scripts/setup/options';
import { homesOfDocs, leadOn, printLedOn } from './lead-on';
import { assertFoldersNamed, folderOf, nextPosition } from './new-file';
import { parseDocId } from './templates';

const USAGE = `Moves a page or a folder of pages: files, order, links, data files, redirects.

npm run move -- OLD NEW

  npm run move -- state/recipes/undo state/recipes/undo-redo
  npm run move -- /docs/state/recipes /docs/recipes/state

Both are paths below /docs. What moves into another folder stands last there.`;

const { positionals } = readOptions(USAGE, { allowPositionals: true });
const [from, to] = positionals;
if (from === undefined || to === undefined || positionals.length > 2) {
  throw new Error(`[site] Nothing was moved: name two paths.\n\n${USAGE}`);
}
const docsDir = path.join(CONTENT_ROOT, 'docs');
const [oldId, newId] = [parseDocId(from), parseDocId(to)];
const site = loadSite(CONTENT_ROOT);
const moved = idsBelow(oldId);
assertMovable();

const position =
  folderOf(oldId) === folderOf(newId) ? undefined : nextPosition(site, newId);
for (const home of homesOfDocs(CONTENT_ROOT)) {
  for (const ending of ['', '.mdx', '.json']) {
    rename(
      `${path.join(home, oldId)}${ending}`,
      `${path.join(home, newId)}${ending}`,
    );
  }
}
if (position !== undefined) writePosition(position);
const ids = new Map(moved.map((id) => [id, newId + id.slice(oldId.length)]));
const routes = new Map(
  [...ids].map(([before, after]) => [routeOf(before), routeOf(after)]),
);
const done = await leadOn(CONTENT_ROOT, { ids, routes });
console.log(`${counted(moved.length, 'page')} moved to ${routeOf(newId)}`);
printLedOn(done);

function routeOf(id: string): string {
  return routeOfDoc(`${id}.mdx`, '/docs');
}

/** The page of a path and all pages of the folder of that name. */
function idsBelow(id: string): string[] {
  return listFiles(docsDir, '.mdx')
    .map((file) => file.replace(/\.mdx$/, ''))
    .filter((one) => one === id || one.startsWith(`${id}/`));
}

/** @throws Error when there is nothing to move, or something would be lost */
function assertMovable(): void {
  if (moved.length === 0) {
    throw new Error(
      `[site] There is no page and no folder content/docs/${oldId}, so nothing was moved. When the file has gone already, type: npm run remove -- /docs/${oldId} --to /docs/${newId}`,
    );
  }
  const taken =
    `${newId}/`.startsWith(`${oldId}/`) ||
    [newId, `${newId}.mdx`].some((name) =>
      existsSync(path.join(docsDir, name)),
    ) ||
    site.docs.some(
      (doc) => doc.path === routeOf(newId) && !moved.includes(doc.id),
    );
  if (taken) {
    throw new Error(
      `[site] content/docs/${newId} is there already or lies in what moves, so nothing was moved. Choose another path.`,
    );
  }
  assertFoldersNamed(CONTENT_ROOT, newId);
}

/** Moves a file or a folder, if there is one; an empty folder is left behind by none. */
function rename(before: string, after: string): void {
  if (!existsSync(before)) return;
  mkdirSync(path.dirname(after), { recursive: true });
  renameSync(before, after);
  const folder = path.dirname(before);
  if (existsSync(folder) && listFiles(folder, '').length === 0) {
    rmSync(folder, { recursive: true });
  }
}

/** The order of what moved stands in its page, in that of its folder, or in the folder's name. */
function writePosition(position: number): void {
  const place = path.join(docsDir, newId);
  const category = path.join(place, '_category.json');
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  if (isFolder && existsSync(category)) {
    const data = JSON.parse(readFileSync(category, 'utf8')) as object;
    const text = JSON.stringify({ ...data, position }, null, 2);
    writeFileSync(category, `${text}\n`);
    return;
  }
  const file = isFolder ? path.join(place, 'index.mdx') : `${place}.mdx`;
  const KEY = 'sidebarPosition: ';
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(KEY));
  if (line !== -1) lines[line] = KEY + position;
  writeFileSync(file, lines.join('\n'));
}
