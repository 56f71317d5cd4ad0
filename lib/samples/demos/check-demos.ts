import { SourceMap } from 'node:module';

import { z } from 'zod';

import type { CompiledDemo, OnProgress } from '@/lib/samples/doctest';
import { cacheEntry } from '@/lib/base/files';
import { ChromiumHost, findBrowser } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import type { Problem } from '@/lib/base/source';
import type { DemoRecord } from '@/lib/samples/fences';
import type { DemoBundle, DemoCode } from './bundle-demos';
import type { DemoResult } from './demo-browser';

/** Scripts for readers. */
type DemoFiles = readonly { name: string; text: string }[];

type CheckOptions = {
  rootDir: string;
  /** One that outlasts this check. */
  chromium?: ChromiumHost | undefined;
  onProgress?: OnProgress | undefined;
};

const BUNDLE = z.object({
  entries: z.array(z.string()),
  files: z.array(
    z.object({ name: z.string(), text: z.string(), map: z.string() }),
  ),
});
const CODE = ['lib/samples/demos', 'lib/samples/linker'];

/**
 * Bundles the demos of the site and mounts those that are new in a browser, if there is one. First renders that are
 * recorded stay as they are unless they are recorded anew, so that builds on different machines are the same.
 *
 * @param demos are completed with their files
 * @param fresh what those that are new were compiled to: their records are completed with their first renders
 * @returns scripts for all demos, and what is wrong with the new ones, in their pages
 */
export async function checkDemos(
  demos: readonly DemoRecord[],
  fresh: readonly CompiledDemo[],
  options: CheckOptions,
): Promise<{ files: DemoFiles; problems: Problem[] }> {
  if (demos.length === 0) return { files: [], problems: [] };
  const { rootDir } = options;
  const bundle = await cachedBundle(
    demos.map(({ component, code }) => ({ component, code })),
    rootDir,
  );
  demos.forEach((demo, index) => {
    demo.file = bundle.entries[index] ?? '';
  });
  const found = findBrowser(rootDir);
  if (!found || fresh.length === 0) {
    return { files: bundle.files, problems: [] };
  }
  const records = fresh.map(({ record }) => record);
  const results = await run(records, bundle, found, options);
  const problems = fresh.flatMap((compiled, index) =>
    toProblems(results[index]?.failures ?? [], compiled, bundle),
  );
  return { files: bundle.files, problems };
}

/** Runs demos, and adds the first render of each to its record. */
async function run(
  demos: readonly DemoRecord[],
  bundle: DemoBundle,
  found: FoundBrowser,
  { chromium: kept, onProgress }: CheckOptions,
): Promise<DemoResult[]> {
  // Browser, bundler and linker are loaded where there is news.
  const { runDemos } = await import('./demo-browser');
  const chromium = kept ?? new ChromiumHost(found);
  let shown = 0;
  try {
    const results = await runDemos(demos, bundle, chromium, () =>
      onProgress?.('demos shown', ++shown, demos.length),
    );
    demos.forEach((demo, index) => {
      demo.firstRender = results[index]?.firstRender ?? '';
    });
    return results;
  } finally {
    if (!kept) await chromium.close();
  }
}

async function cachedBundle(
  codes: readonly DemoCode[],
  rootDir: string,
): Promise<DemoBundle> {
  const inputs = [JSON.stringify(codes)];
  const { known, save } = cacheEntry('demos', CODE, inputs, BUNDLE);
  if (known) return known;
  const { bundleDemos } = await import('./bundle-demos');
  return save(await bundleDemos(codes, rootDir));
}

/** The first thing that went wrong, where it did. */
function toProblems(
  [first]: DemoResult['failures'],
  compiled: CompiledDemo,
  bundle: DemoBundle,
): Problem[] {
  if (!first) return [];
  const { file, line } = compiled;
  const place =
    placeIn(first.stack, compiled, bundle) ??
    placeOfQuote(first.quote ?? '', compiled);
  return [
    {
      ...(place ?? { file, line, column: 1 }),
      message: `The demo ${compiled.record.component} does not run in the browser: ${explain(first.text)}. Mend the sample; \`npm run dev\` shows it.`,
    },
  ];
}

const ANGULAR_CODE = /\bNG0?\d+/;

/** Angular's errors are numbers in the form that is published. */
function explain(text: string): string {
  const [code] = ANGULAR_CODE.exec(text) ?? [];
  const message = text.replace(/[.!]$/, '');
  return code ? `${message} (see https://angular.dev/errors/${code})` : message;
}

const FRAME = /http:\/\/localhost\/([\w-]+\.js):(\d+):(\d+)/g;

/** The first frame of a stack that is the demo's own. */
function placeIn(stack: string, compiled: CompiledDemo, { files }: DemoBundle) {
  for (const [, name, line, column] of stack.matchAll(FRAME)) {
    const map = files.find((file) => file.name === name)?.map;
    if (!map) continue;
    const sources = new SourceMap(JSON.parse(map));
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    if (!entry.originalSource.includes('code:')) continue;
    const { originalLine, originalColumn } = entry;
    const place = compiled.placeOf(originalLine + 1, originalColumn + 1);
    if (place) return place;
  }
  return undefined;
}

const OPENING_TAG = /^<[\w-]+/;

/** The line with an address, or whose tag has the most in common with an element. */
function placeOfQuote(quote: string, { file, line, source }: CompiledDemo) {
  if (quote === '') return undefined;
  const [shown = quote] = OPENING_TAG.exec(quote) ?? [];
  const attributes = quote.slice(0, quote.indexOf('>')).split(' ').slice(1);
  const [best] = source
    .split('\n')
    .map((text, index) => ({
      line: line + 1 + index,
      column: text.indexOf(shown) + 1,
      common: attributes.filter((one) => text.includes(one)).length,
    }))
    .filter(({ column }) => column > 0)
    .sort((a, b) => b.common - a.common);
  return best && { file, line: best.line, column: best.column };
}
