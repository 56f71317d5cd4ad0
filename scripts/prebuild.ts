import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderSidebar } from '@/components/docs/sidebar-tree';
import { renderFrameParts } from '@/components/layout/frame-parts';
import {
  collectSearchablePages,
  collectSymbols,
} from '@/components/search/collect-pages';
import { loadSite } from '@/lib/content/load-site';
import { buildSearchFiles } from '@/lib/search/build/build-search-files';

const GENERATED = path.join('.cache', 'site');

const site = loadSite(process.env['CONTENT_ROOT'] ?? 'content');

mkdirSync(GENERATED, { recursive: true });
const writeGenerated = (name: string, data: unknown) =>
  writeFileSync(path.join(GENERATED, name), JSON.stringify(data));

writeGenerated('sidebar.json', { html: renderSidebar(site.sidebar) });
writeGenerated('frame.json', renderFrameParts(site));

const search = buildSearchFiles(
  await collectSearchablePages(site),
  collectSymbols(site),
);
mkdirSync('public', { recursive: true });
for (const { name, json } of [search.index, search.text]) {
  writeFileSync(path.join('public', name), json);
}
writeGenerated('search.json', {
  index: search.index.address,
  text: search.text.address,
});
console.log(
  `[site] Read ${site.docs.length} pages and ${site.posts.length} posts.`,
);
