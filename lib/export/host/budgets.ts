import { counted } from '@/lib/base/text';
import { PROGRAM_DIR } from './bundle-program';
import {
  laterParts,
  loadedFiles,
  readModules,
  withMark,
  type Modules,
} from './modules';
import { linkedFiles, openExport, type OpenExport } from './open-export';
import { pageKinds } from './page-kinds';

const KILO = 1000;

/** What may weigh so much at most, in units of 1,000 bytes, and the bytes that it weighs. */
type Budget = [name: string, limit: number, bytes: number];

/** Most HTML, gzip, that each kind of page may have on a first visit. */
const HTML_LIMITS: Readonly<Record<string, number>> = {
  // Versions, the lab's pair and what to learn are part of the first page.
  home: 9.8,
  'short page': 8.9,
  // The buttons of the sidebar have their names in it.
  'median page': 12.9,
  'longest page': 22.7,
  'blog post': 10.1,
  search: 4.9,
};
const PROGRAM_LIMIT = 11;

/** How the names of scripts begin that no page links. */
const DEMO = 'demos/demo-';
const SCENE = 'render-lab/';
const packStart = (name: string) => `${PROGRAM_DIR}/play-${name}-`;
const TOOLS = packStart('tools');
const PLAIN = packStart('plain');
const ANGULAR = ['cdk', 'angular'].map(packStart);

/** The document in which programs run. */
const FRAME = 'play/frame.html';

/**
 * Prints what is heavier than it may be, and how many figures are within their limits.
 *
 * @param dir folder of the export
 * @param isVerbose whether every figure is printed
 * @returns whether every figure is within its budget
 */
export function printBudgets(dir: string, isVerbose = false): boolean {
  const budgets = weighBudgets(dir);
  const isBroken = ([, limit, bytes]: Budget) => bytes > limit * KILO;
  const broken = budgets.filter(isBroken);
  for (const budget of isVerbose ? budgets : broken) {
    const [name, limit, bytes] = budget;
    console.log(
      `${isBroken(budget) ? 'OVER' : 'ok  '} ${kilobytes(bytes / KILO)} of ${kilobytes(limit)}  ${name}`,
    );
  }
  console.log(
    `${budgets.length - broken.length} of ${budgets.length} sizes are within their budgets (npm run check:budgets -- --verbose lists them).`,
  );
  if (broken.length > 0) {
    console.error(
      `[site] ${counted(broken.length, 'budget is', 'budgets are')} broken, so readers wait longer. Find what was added (npm run measure -- --only sizes, here and on the commit before), or, when it is worth it, raise the limit in lib/export/host/budgets.ts and say why in the commit.`,
    );
  }
  return broken.length === 0;
}

/** Limits are at most 5 % above what is reached, so that growth is noticed when it happens. */
function weighBudgets(dir: string): Budget[] {
  const out = openExport(dir);
  const { read, weigh } = out;
  const linked = linkedFiles(read('index.html'));
  const unlinked = [DEMO, SCENE, TOOLS, PLAIN, ...ANGULAR];
  const modules = readModules(dir, [
    ...linked,
    ...unlinked.map((start) => `./${start}*.js`),
  ]);
  const brotli = (files: readonly string[]) => weigh(files, 'brotli');
  const scenes = startingWith([SCENE], modules).map((scene) =>
    brotli(loadedFiles([scene], modules)),
  );
  const styles = linked.filter((file) => !isScript(file));
  const faces = loadedFiles(styles, modules).filter(
    (file) => !styles.includes(file),
  );
  const parts = laterParts(linked, modules);
  const play = withMark('play-editor', parts, read);
  const others = parts.filter((part) => part !== play);
  const index = brotli(['search-index.json']);
  return [
    ...weighPages(out),
    ...weighDemos(modules, brotli),
    // Angular, the packages and the recorder; with zone.js, which has a scene to itself.
    ['Largest scene of the render lab, brotli', 58, Math.max(...scenes)],
    ...weighPlayground(play, others.flat(), modules, out),
    ['Index of search with the first query, brotli', 60, index],
    [
      'Index of search in all, brotli',
      75,
      index + brotli(['search-index-asked.json']),
    ],
    // The largest part but the playground, with the styles of the open search, which no page carries before.
    ['Search with React, brotli', 85.5, Math.max(...others.map(brotli))],
    // Index of the API, choices and home share it, so that pages change in place.
    ['Styles, gzip', 11.3, weigh(styles, 'gzip')],
    ['Fonts', 14, weigh(faces, 'raw')],
    ['Search snippets of all pages, brotli', 136, brotli(['search-text.json'])],
    ['Worker for reading offline, brotli', 1.8, brotli(['sw.js'])],
    // What travels when a reader keeps all pages: 13 kB each of more than 150, with their demos and cards of symbols.
    ['All pages, stored', 2600, keptBytes(read('offline.json'))],
  ];
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

/** Modules by how their names begin. */
function startingWith(starts: readonly string[], modules: Modules): string[] {
  return Object.keys(modules).filter((file) =>
    starts.some((start) => file.startsWith(start)),
  );
}

function weighPages(out: OpenExport): Budget[] {
  return pageKinds(out).flatMap(({ name, file }): Budget[] => {
    const limit = HTML_LIMITS[name];
    if (!limit) throw new Error(`[site] There is no budget for a ${name}.`);
    const scripts = linkedFiles(out.read(file)).filter(isScript);
    return [
      [`HTML, gzip: ${name}`, limit, out.weigh([file], 'gzip')],
      [
        `JavaScript of the first load, brotli: ${name}`,
        PROGRAM_LIMIT,
        out.weigh(scripts, 'brotli'),
      ],
    ];
  });
}

function keptBytes(list: string): number {
  // Written by this very build.
  return (JSON.parse(list) as { bytes: number }).bytes;
}

/** Page, parser and engine, to which the editor comes; and what else it takes to lint and to teach. */
function weighPlayground(
  play: readonly string[],
  others: readonly string[],
  modules: Modules,
  { read, weigh }: OpenExport,
): Budget[] {
  const brotli = (all: readonly string[]) => weigh(all, 'brotli');
  const tools = startingWith([TOOLS], modules);
  const partOf = (files: readonly string[], mark: string) =>
    withMark(mark, laterParts(files, modules), read);
  const engine = (...packs: string[]) =>
    brotli([
      // What other parts need as well weighs nothing here.
      ...play.filter((file) => !others.includes(file)),
      ...loadedFiles(tools, modules),
      FRAME,
      ...startingWith(packs, modules),
    ]);
  return [
    [
      'Playground for samples without templates, brotli',
      // Its engine names all packages that are missing, counts what it no longer draws, and takes no keys from who writes.
      98,
      engine(PLAIN),
    ],
    ['Playground for components, brotli', 365, engine(PLAIN, ...ANGULAR)],
    ['Lint rules, brotli', 17.5, brotli(partOf(tools, 'no-zone-run-apis'))],
    [
      'Tutorials in the playground, brotli',
      4,
      brotli(partOf(play, 'tutorial-steps')),
    ],
  ];
}

/** Angular and all that several pages share come with the first demo; a further one is on another page. */
function weighDemos(
  modules: Modules,
  brotli: (files: readonly string[]) => number,
): Budget[] {
  const demos = startingWith([DEMO], modules).map((demo) =>
    loadedFiles([demo], modules),
  );
  const own = demos.map((files) =>
    files.filter((file) => !demos.every((other) => other.includes(file))),
  );
  return [
    ['First demo, brotli', 64, Math.max(...demos.map(brotli))],
    ['Further demo, brotli', 4, Math.max(...own.map(brotli))],
  ];
}

function kilobytes(number: number): string {
  return `${number.toFixed(1).padStart(6)} kB`;
}
