import path from 'node:path';

import { z } from 'zod';

import type { CompiledDemo, OnProgress } from '@/lib/samples/doctest';
import {
  cacheFile,
  readCached,
  writeCached,
  removeOthers,
  writeChanged,
} from '@/lib/base/files';
import { ChromiumHost, findBrowser } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import type { Problem } from '@/lib/base/source';
import type { DemoRecord } from '@/lib/samples/fences';
import type { DemoBundle, DemoCode } from './bundle-demos';

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
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});
const CODE = ['lib/samples/demos', 'lib/samples/linker'];

/**
 * Bundles the demos of the site and mounts those that are new in a browser, if there is one. First renders that are
 * recorded stay as they are unless they are recorded anew, so that builds on different machines are the same.
 *
 * @param records of all demos; each is completed with its file
 * @param fresh those of them that are new; their records are completed with their first renders
 * @param options.rootDir absolute path of the repository
 * @returns scripts for all demos, and what is wrong with the new ones, at their fences
 */
export async function checkDemos(
  records: readonly DemoRecord[],
  fresh: readonly CompiledDemo[],
  options: CheckOptions,
): Promise<{ files: DemoFiles; problems: Problem[] }> {
  if (records.length === 0) return { files: [], problems: [] };
  const { rootDir } = options;
  const bundle = await cachedBundle(
    records.map(({ component, code }) => ({ component, code })),
    rootDir,
  );
  for (const [index, record] of records.entries()) {
    record.file = bundle.entries[index] ?? '';
  }
  const found = findBrowser(rootDir);
  const problems =
    found && fresh.length > 0
      ? await mountAll(fresh, bundle, found, options)
      : [];
  return { files: bundle.files, problems };
}

/** Tells the first thing that goes wrong in each demo. */
async function mountAll(
  demos: readonly CompiledDemo[],
  bundle: DemoBundle,
  found: FoundBrowser,
  { chromium: kept, onProgress }: CheckOptions,
): Promise<Problem[]> {
  // Browser, bundler and linker are loaded where there is news.
  const { runDemos } = await import('./demo-browser');
  const chromium = kept ?? new ChromiumHost(found);
  const problems: Problem[] = [];
  let done = 0;
  const records = demos.map(({ record }) => record);
  try {
    await runDemos(records, bundle, chromium, (index, result) => {
      onProgress?.('demos mounted', ++done, demos.length);
      const demo = demos[index];
      if (!demo) return;
      demo.record.firstRender = result.firstRender;
      const [failure] = result.failures;
      if (failure !== undefined) problems.push(toProblem(demo, failure));
    });
  } finally {
    if (!kept) await chromium.close();
  }
  return problems;
}

function toProblem(
  { file, line, record: { component } }: CompiledDemo,
  failure: string,
): Problem {
  const message = `The demo ${component} does not run in the browser: ${explain(failure)}. Mend the sample; \`npm run dev\` shows it.`;
  return { file, line, column: 1, message };
}

async function cachedBundle(
  codes: readonly DemoCode[],
  rootDir: string,
): Promise<DemoBundle> {
  const file = cacheFile('demos', CODE, [JSON.stringify(codes)]);
  const known = readCached(file, (data) => BUNDLE.parse(data));
  if (known) return known;
  const { bundleDemos } = await import('./bundle-demos');
  const bundle = await bundleDemos(codes, rootDir);
  writeCached(file, bundle);
  return bundle;
}

const ANGULAR_CODE = /\bNG0?\d+/;

/** Angular's errors are numbers in the form that is published. */
function explain(text: string): string {
  const [code] = ANGULAR_CODE.exec(text) ?? [];
  const message = text.replace(/[.!]$/, '');
  return code ? `${message} (see https://angular.dev/errors/${code})` : message;
}

/** Puts the scripts of demos where the site serves them from, in the place of those that were there. */
export function writeDemoFiles(rootDir: string, files: DemoFiles): void {
  const folder = path.join(rootDir, 'public/demos');
  const written = files.map(({ name, text }) => ({
    path: path.join(folder, name),
    text,
  }));
  writeChanged(written);
  removeOthers(folder, written);
}
