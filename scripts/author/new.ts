import { runPart } from '@/scripts/setup/options';
import { stopAsking } from './ask';

const USAGE = `Writes what a page, a post or a component begins with, and says what is left to do.

npm run new doc          a page of the documentation
npm run new post         a post of the blog
npm run new component    a component for pages; with --state, one that readers operate

npm run new doc -- --help says what it takes.`;

await runPart(USAGE, {
  doc: () => import('./new-doc'),
  post: () => import('./new-post'),
  component: () => import('./new-component'),
}).finally(stopAsking);
