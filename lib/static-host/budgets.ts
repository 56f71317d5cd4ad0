import { demoFiles, type DemoFiles } from './demo-files';
import {
  laterParts,
  neededFiles,
  openExport,
  playgroundFiles,
  sumWeights,
} from './export-bytes';
import type { OpenExport } from './export-bytes';
import { pageKinds } from './page-kinds';

const KILO = 1000;

type Budget = {
  name: string;
  /** Bytes allowed: at most 5 % above what is reached, so that growth is noticed when it happens. */
  limit: number;
  bytes: number;
};

/** Most that each kind of page may weigh on a first visit, in units of 1,000 bytes. */
const PAGE_LIMITS: Readonly<
  Record<string, { htmlGzip: number; scriptsBrotli: number }>
> = {
  home: { htmlGzip: 7.1, scriptsBrotli: 12 },
  'short page': { htmlGzip: 8.6, scriptsBrotli: 12 },
  'median page': { htmlGzip: 11.9, scriptsBrotli: 12 },
  'longest page': { htmlGzip: 22.7, scriptsBrotli: 12 },
  'blog post': { htmlGzip: 9.3, scriptsBrotli: 12 },
  search: { htmlGzip: 4, scriptsBrotli: 12 },
};
/** With the styles of the open search, which no page carries before. */
const SEARCH_SCRIPTS_BROTLI_LIMIT = 15;
const STYLES_GZIP_LIMIT = 10;
const FONTS_LIMIT = 14;
/** Angular and all that several pages share come with the first one. */
const FIRST_DEMO_BROTLI_LIMIT = 56;
/** What comes with a demo on another page, when its page is the first to show its kind. */
const FURTHER_DEMO_BROTLI_LIMIT = 3;
const FIRST_VIRTUAL_BROTLI_LIMIT = 58;
const FURTHER_VIRTUAL_BROTLI_LIMIT = 5;
/** Angular, the packages and the recorder; with zone.js, which has a scene to itself. */
const LAB_SCENE_BROTLI_LIMIT = 58;
/** Parser, editor and engine; and what else it takes to run templates, and to lint. */
const PLAY_PLAIN_BROTLI_LIMIT = 75;
const PLAY_ANGULAR_BROTLI_LIMIT = 345;
const PLAY_LINT_BROTLI_LIMIT = 17.5;
const PLAY_TUTORIAL_BROTLI_LIMIT = 4;
/** Loaded when a reader formats, and the second part when there is a template. */
const PLAY_FORMAT_BROTLI_LIMIT = 139;
const PLAY_FORMAT_TEMPLATES_BROTLI_LIMIT = 77;
const SEARCH_INDEX_BROTLI_LIMIT = 62;
const SEARCH_TEXT_BROTLI_LIMIT = 78;
const SEARCH_VECTORS_BROTLI_LIMIT = 45;
const WORKER_BROTLI_LIMIT = 1.5;
/** What travels when a reader keeps all pages: 13 kB each of more than 150, with their demos and cards of symbols. */
const OFFLINE_LIMIT = 2200;

/**
 * Prints what the export weighs against what it may weigh.
 *
 * @param dir folder of the export
 * @returns whether every figure is within its budget
 */
export function printBudgets(dir: string): boolean {
  const budgets = weighBudgets(openExport(dir));
  for (const { name, limit, bytes } of budgets) {
    console.log(
      `${bytes <= limit ? 'ok  ' : 'OVER'} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${name}`,
    );
  }
  const broken = budgets.filter(({ bytes, limit }) => bytes > limit);
  if (broken.length > 0) {
    console.error(
      `[site] ${broken.length} budgets are broken, so readers wait longer. Find what was added (npm run bench -- --only bytes compares with the saved base), or, when it is worth it, raise the limit in lib/static-host/budgets.ts and say why in the commit.`,
    );
  }
  return broken.length === 0;
}

const LAB_SCENES = [
  'strategies',
  'benchmarks',
  'change-detection',
  'zone-frame',
  'virtual-scrolling',
];

function weighBudgets(out: OpenExport): Budget[] {
  const sum = (files: readonly string[]) => sumWeights(files.map(out.weightOf));
  const budget = (name: string, limitKilobytes: number, bytes: number) => ({
    name,
    limit: limitKilobytes * KILO,
    bytes,
  });
  const pages = pageKinds(out).flatMap(({ name, file }) => {
    const limits = PAGE_LIMITS[name];
    if (!limits) throw new Error(`[site] There is no budget for a ${name}.`);
    return [
      budget(`HTML, gzip: ${name}`, limits.htmlGzip, out.weightOf(file).gzip),
      budget(
        `JavaScript of the first load, brotli: ${name}`,
        limits.scriptsBrotli,
        sum(out.linked(file).scripts).brotli,
      ),
    ];
  });
  const { scripts, styles, fonts } = out.linked('index.html');
  const [entry = ''] = scripts;
  const later = laterParts(entry, out.read);
  const play = playgroundFiles(entry, out.read);
  return [
    ...pages,
    ...weighDemos(out, budget),
    budget(
      'Largest scene of the render lab, brotli',
      LAB_SCENE_BROTLI_LIMIT,
      Math.max(
        ...LAB_SCENES.map(
          (name) => sum(neededFiles(`render-lab/${name}.js`, out.read)).brotli,
        ),
      ),
    ),
    ...weighPlayground(out, play, budget),
    budget(
      'JavaScript loaded with the first turn to search, brotli',
      SEARCH_SCRIPTS_BROTLI_LIMIT,
      // The largest part but the playground.
      Math.max(
        ...later
          .filter((files) => !files.some((file) => play.page.includes(file)))
          .map((files) => sum(files).brotli),
      ),
    ),
    budget('Styles, gzip', STYLES_GZIP_LIMIT, sum(styles).gzip),
    budget('Fonts', FONTS_LIMIT, sum(fonts).raw),
    budget(
      'Search index, brotli',
      SEARCH_INDEX_BROTLI_LIMIT,
      out.weightOf('search-index.json').brotli,
    ),
    budget(
      'Search snippets, brotli',
      SEARCH_TEXT_BROTLI_LIMIT,
      out.weightOf('search-text.json').brotli,
    ),
    budget(
      'What words mean in search, brotli',
      SEARCH_VECTORS_BROTLI_LIMIT,
      out.weightOf('search-vectors.json').brotli,
    ),
    budget(
      'Worker for reading offline, brotli',
      WORKER_BROTLI_LIMIT,
      out.weightOf('sw.js').brotli,
    ),
    budget('All pages, kept', OFFLINE_LIMIT, keptBytes(out)),
  ];
}

function keptBytes({ read }: OpenExport): number {
  // Written by this very build.
  return (JSON.parse(read('offline.json')) as { bytes: number }).bytes;
}

function weighPlayground(
  out: OpenExport,
  files: ReturnType<typeof playgroundFiles>,
  budget: (name: string, limit: number, bytes: number) => Budget,
): Budget[] {
  const weigh = (all: readonly string[]) =>
    sumWeights(all.map(out.weightOf)).brotli;
  const engine = (...packs: string[]) =>
    weigh([...files.page, ...engineFiles(out, packs)]);
  return [
    budget(
      'Playground for samples without templates, brotli',
      PLAY_PLAIN_BROTLI_LIMIT,
      engine('frame', 'plain'),
    ),
    budget(
      'Playground for components, brotli',
      PLAY_ANGULAR_BROTLI_LIMIT,
      engine('frame', 'plain', 'cdk', 'angular'),
    ),
    budget('Lint rules, brotli', PLAY_LINT_BROTLI_LIMIT, weigh(files.lint)),
    budget(
      'Tutorials in the playground, brotli',
      PLAY_TUTORIAL_BROTLI_LIMIT,
      weigh(files.tutorials),
    ),
    budget(
      'Formatter of the playground, brotli',
      PLAY_FORMAT_BROTLI_LIMIT,
      weigh(files.format),
    ),
    budget(
      'Formatter of templates, brotli',
      PLAY_FORMAT_TEMPLATES_BROTLI_LIMIT,
      weigh(files.formatTemplates),
    ),
  ];
}

/** Scripts of this build; kept ones of earlier packages are named after them. */
function engineFiles(out: OpenExport, packs: readonly string[]): string[] {
  const frame = out.read('play/frame.html');
  return packs.map((name) => {
    const [file] = new RegExp(`_next/[\\w/]+/play-${name}-\\w+\\.js`).exec(
      frame,
    ) ?? [''];
    return file;
  });
}

function weighDemos(
  out: OpenExport,
  budget: (name: string, limit: number, bytes: number) => Budget,
): Budget[] {
  const demos = demoFiles(out);
  const isVirtual = ({ own }: DemoFiles) =>
    own.some((file) => out.read(file).includes('rx-virtual-scroll'));
  const largest = (all: readonly (readonly string[])[]) =>
    Math.max(
      0,
      ...all.map((files) => sumWeights(files.map(out.weightOf)).brotli),
    );
  const first = (all: readonly DemoFiles[]) =>
    largest(all.map(({ files }) => files));
  const further = (all: readonly DemoFiles[]) =>
    largest(all.map(({ own }) => own));
  const usual = demos.filter((demo) => !isVirtual(demo));
  const virtual = demos.filter(isVirtual);
  return [
    budget('First demo, brotli', FIRST_DEMO_BROTLI_LIMIT, first(usual)),
    budget('Further demo, brotli', FURTHER_DEMO_BROTLI_LIMIT, further(usual)),
    budget(
      'First demo with virtual scrolling, brotli',
      FIRST_VIRTUAL_BROTLI_LIMIT,
      first(virtual),
    ),
    budget(
      'Further demo with virtual scrolling, brotli',
      FURTHER_VIRTUAL_BROTLI_LIMIT,
      further(virtual),
    ),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILO).toFixed(1).padStart(6)} kB`;
}
