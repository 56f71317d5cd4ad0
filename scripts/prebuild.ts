import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderSidebar } from '@/components/docs/sidebar-tree';
import { loadSite } from '@/lib/content/load-site';

const GENERATED = path.join('.cache', 'site');

const site = loadSite(process.env['CONTENT_ROOT'] ?? 'content');

mkdirSync(GENERATED, { recursive: true });
writeFileSync(
  path.join(GENERATED, 'sidebar.json'),
  JSON.stringify({ html: renderSidebar(site.sidebar) }),
);
console.log(`[site] Read ${site.docs.length} pages and ${site.posts.length} posts.`);
