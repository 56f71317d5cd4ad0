import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_ROOT, loadSite, routeOfDoc } from '@/lib/site/content';
import { parsePublishedUrls } from '@/lib/base/source';
import { nearest } from '@/lib/base/text';
import { readOptions } from '@/scripts/setup/options';
import { homesOfDocs, leadOn, printLedOn } from './lead-on';
import { parseDocId } from './templates';

const USAGE = `Removes a page, and leads its address and the links to it to another one.

npm run remove -- PAGE --to TARGET

  npm run remove -- state/recipes/undo --to /docs/state/recipes#history
  npm run remove -- /docs/gone --to /docs/state   when the file has gone already`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [page, ...others] = positionals;
if (page === undefined || values.to === undefined || others.length > 0) {
  throw new Error(
    `[site] Nothing was removed: name a page, and where its readers are led.\n\n${USAGE}`,
  );
}
const target = values.to;
const published = parsePublishedUrls(
  readFileSync(path.join(CONTENT_ROOT, 'published-urls.txt'), 'utf8'),
);
const route = published.includes(page)
  ? page
  : routeOfDoc(`${parseDocId(page)}.mdx`, '/docs');
const site = loadSite(CONTENT_ROOT);
const doc = site.docs.find((one) => one.path === route);
const post = site.posts.find((one) => one.path === route);
assertRemovable();

if (post) rmSync(path.join(path.dirname(CONTENT_ROOT), post.file));
if (doc) {
  for (const home of homesOfDocs(CONTENT_ROOT)) {
    for (const ending of ['.mdx', '.json']) {
      rmSync(path.join(home, `${doc.id}${ending}`), { force: true });
    }
  }
}
const done = await leadOn(CONTENT_ROOT, {
  routes: new Map([[route, target]]),
  ids: new Map(doc ? [[doc.id, undefined]] : []),
});
console.log(`${route} leads to ${target}`);
printLedOn(done);

/** @throws Error when nothing was ever there, others would lose their folder, or the target is no page */
function assertRemovable(): void {
  const routes = [...site.docs, ...site.posts].map((one) => one.path);
  if (!post && !doc && !published.includes(route)) {
    const close = nearest(route, routes);
    throw new Error(
      `[site] No page is or was at ${route}, so nothing was removed.${close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : ''}`,
    );
  }
  const below = site.docs.filter((one) => one.path.startsWith(`${route}/`));
  if (doc?.id.endsWith('/index') && below.length > 0) {
    throw new Error(
      `[site] ${doc.file} is the page of a folder, and ${below.length} others would have no place in the sidebar. Move or remove those first, or write a _category.json.`,
    );
  }
  const to = target.replace(/#.*/, '');
  if (
    to !== route &&
    (routes.includes(to) || existsSync(path.join('app', to, 'page.tsx')))
  )
    return;
  const staying = routes.filter((one) => one !== route);
  const close = nearest(to, staying);
  throw new Error(
    `[site] ${to} is no page that stays, so readers would be led nowhere and nothing was removed. Name one with --to${close.length > 0 ? `, such as ${close.join(' or ')}` : ''}.`,
  );
}
