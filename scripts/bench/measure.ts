import { runPart } from '@/scripts/setup/options';

const USAGE = `Measures what readers feel.

npm run measure               sizes, loads and navigation of the export
npm run measure search        how well and how fast search finds pages

npm run measure site -- --help says what it takes.`;

await runPart(
  USAGE,
  { site: () => import('./bench'), search: () => import('./bench-search') },
  'site',
);
