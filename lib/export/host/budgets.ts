import { demoFiles, type DemoFiles } from './demo-files';
import {
  laterParts,
  neededFiles,
  partsWith,
  openExport,
  playgroundFiles,
  sumWeights,
} from './export-bytes';
import type { OpenExport } from './export-bytes';
import { pageKinds } from './page-kinds';
import { counted } from '@/lib/base/text';

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

/** The document in which programs run. */
const FRAME = 'play/frame.html';

const LAB_SCENES = [
  'strategies',
  'benchmarks',
  'change-detection',
  'zone-frame',
  'virtual-scrolling',
];

/**
 * Prints what is heavier than it may be, and how many figures are within their limits.
 *
 * @param dir folder of the export
 * @param isVerbose whether every figure is printed
 * @returns whether every figure is within its budget
 */
export function printBudgets(dir: string, isVerbose = false): boolean {
  const budgets = weighBudgets(openExport(dir));
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
export function weighBudgets(out: OpenExport): Budget[] {
  const brotli = (files: readonly string[]) => weigh(out, files).brotli;
  const { scripts, styles, fonts } = out.linked('index.html');
  const [entry = ''] = scripts;
  const play = playgroundFiles(entry, out.read);
  const scenes = LAB_SCENES.map((name) =>
    neededFiles(`render-lab/${name}.js`, out.read),
  );
  // The largest part but the playground, with the styles of the open search, which no page carries before.
  const parts = laterParts(entry, out.read).filter(
    (files) => !files.some((file) => play.page.includes(file)),
  );
  const program = Math.max(...parts.map(brotli));
  const index = brotli(['search-index.json']);
  return [
    ...weighPages(out),
    ...weighDemos(out),
    // Angular, the packages and the recorder; with zone.js, which has a scene to itself.
    [
      'Largest scene of the render lab, brotli',
      58,
      Math.max(...scenes.map(brotli)),
    ],
    ...weighPlayground(out, play),
    ['Index of search with the first query, brotli', 60, index],
    [
      'Index of search in all, brotli',
      75,
      index + brotli(['search-index-asked.json']),
    ],
    ['Search with React, brotli', 85.5, program],
    // Index of the API, choices and home share it, so that pages change in place.
    ['Styles, gzip', 11.2, weigh(out, styles).gzip],
    ['Fonts', 14, weigh(out, fonts).raw],
    ['Search snippets of all pages, brotli', 136, brotli(['search-text.json'])],
    ['Worker for reading offline, brotli', 1.7, brotli(['sw.js'])],
    // What travels when a reader keeps all pages: 13 kB each of more than 150, with their demos and cards of symbols.
    ['All pages, stored', 2600, keptBytes(out)],
  ];
}

function weighPages(out: OpenExport): Budget[] {
  return pageKinds(out).flatMap(({ name, file }): Budget[] => {
    const limit = HTML_LIMITS[name];
    if (!limit) throw new Error(`[site] There is no budget for a ${name}.`);
    const { brotli } = weigh(out, out.linked(file).scripts);
    return [
      [`HTML, gzip: ${name}`, limit, out.weightOf(file).gzip],
      [`JavaScript of the first load, brotli: ${name}`, PROGRAM_LIMIT, brotli],
    ];
  });
}

function weigh({ weightOf }: OpenExport, files: readonly string[]) {
  return sumWeights(files.map(weightOf));
}

function keptBytes({ read }: OpenExport): number {
  // Written by this very build.
  return (JSON.parse(read('offline.json')) as { bytes: number }).bytes;
}

/** Page, parser and engine, to which the editor comes; and what else it takes to lint and to teach. */
function weighPlayground(
  out: OpenExport,
  files: ReturnType<typeof playgroundFiles>,
): Budget[] {
  const brotli = (all: readonly string[]) => weigh(out, all).brotli;
  const tools = toolsFile(out, files.page);
  const parser = tools ? neededFiles(tools, out.read) : [];
  const rules = partsWith('no-zone-run-apis', parser, out.read);
  const engine = (...packs: string[]) =>
    brotli([
      ...files.page,
      ...parser,
      FRAME,
      ...packFiles(out, files.page, packs),
    ]);
  return [
    [
      'Playground for samples without templates, brotli',
      // Its engine names all packages that are missing, counts what it no longer draws, and takes no keys from who writes.
      98,
      engine('plain'),
    ],
    [
      'Playground for components, brotli',
      365,
      engine('plain', 'cdk', 'angular'),
    ],
    [
      'Lint rules, brotli',
      17.5,
      brotli(rules.filter((file) => !parser.includes(file))),
    ],
    ['Tutorials in the playground, brotli', 4, brotli(files.tutorials)],
  ];
}

/** Script of the worker that reads code, by its name in the page. */
function toolsFile(out: OpenExport, page: readonly string[]) {
  const texts = page.map(out.read).join('');
  return /_next\/[\w/]+\/play-tools-\w+\.js/.exec(texts)?.[0];
}

/** Scripts of the packs, by their names in the program of the page. */
function packFiles(
  { read }: OpenExport,
  page: readonly string[],
  packs: readonly string[],
): string[] {
  const program = page.map(read).join('\n');
  return packs.map((name) => {
    const [file] = new RegExp(`_next/[\\w/]+/play-${name}-\\w+\\.js`).exec(
      program,
    ) ?? [''];
    return file;
  });
}

/** Angular and all that several pages share come with the first demo; a further one is on another page. */
function weighDemos(out: OpenExport): Budget[] {
  const demos = demoFiles(out);
  const largest = (part: keyof DemoFiles) =>
    Math.max(0, ...demos.map((demo) => weigh(out, demo[part]).brotli));
  return [
    ['First demo, brotli', 64, largest('files')],
    ['Further demo, brotli', 4, largest('own')],
  ];
}

function kilobytes(number: number): string {
  return `${number.toFixed(1).padStart(6)} kB`;
}
