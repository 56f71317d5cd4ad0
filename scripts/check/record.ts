import { runPart } from '@/scripts/setup/options';

const USAGE = `Finds anew what the site knows of the documented packages, and writes it into content.

npm run record api      their exports, and since when each exists, to content/api
npm run record facts    costs and compatibility, to content/api
npm run record schemas  what data files and heads may hold, for editors, to .vscode/schemas
npm run record lab      the scenes of the render lab, in this machine's browser, to content/lab

npm run samples records what samples do. npm run record facts -- --help says what it takes.`;

await runPart(USAGE, {
  api: () => import('./api'),
  facts: () => import('./package-facts'),
  schemas: () => import('./schemas'),
  lab: () => import('../bench/record-lab'),
});
