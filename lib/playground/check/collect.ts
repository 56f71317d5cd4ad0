import path from 'node:path';
import { z } from 'zod';
import { cacheEntry } from '@/lib/base/files';
import {
  extractFences,
  planPage,
  readSettings,
  readSetups,
  resolveSibling,
  SETUP_ALIAS,
  type Fence,
  type PagePlan,
} from '@/lib/samples/doctest';
import {
  shownLines,
  TYPESCRIPT_LANGUAGES,
  withoutRemovedLines,
} from '@/lib/samples/fences';
import { nameOf } from '@/lib/playground/engine';
import type { Project } from '@/lib/playground/link';
import { readPages, type SamplePage } from '@/lib/base/source';
import { withoutHiddenChecks } from './shown-module';

/** A sample as the playground opens it. */
export type PlaySample = {
  /** Number of the block on its page. */
  index: number;
  project: Project;
  /** Text of an error that the author has announced. */
  throws: string | undefined;
  /** Whether it is the check of a step, with a reader's program. */
  isStep?: true | undefined;
};

type Setups = ReturnType<typeof readSetups>;
type Settings = ReturnType<typeof readSettings>;

const CODE = ['lib/playground', 'lib/samples'];
/** An entry is read by the code that wrote it. */
const SAMPLES = z.custom<PlaySample[]>(Array.isArray);

const ENTRY = 'sample.ts';
const CUT = /^\s*(?:\/\/|\/\*)\s*---cut(?:-start|-end)?---/;
const MARK = /(?:\/\/ \[!code [^\]]*\]|<!-- \[!code [^\]]*\] -->)$/;
const IMPORT = /\b(?:from|import) ?\(?['"]([^'"]+)['"]/g;

/**
 * The TypeScript samples of all pages that make no announcement of an error of the compiler, which the playground
 * does not have.
 *
 * @param contentDir absolute path of the content folder
 * @returns by the id of the page
 */
export function collectPlaySamples(
  contentDir: string,
): Map<string, PlaySample[]> {
  const setups = readSetups(contentDir);
  const settings = readSettings(contentDir);
  const shared = JSON.stringify([...setups, settings]);
  return new Map(
    readPages(contentDir).map((page) => {
      // Prose opens nothing.
      const { fences } = extractFences(page.file, page.source);
      const text = fences.flatMap(({ lang, metaText, code }) => [
        lang,
        metaText,
        code,
      ]);
      const inputs = [page.file, shared, ...text];
      const { known, save } = cacheEntry('opened', CODE, inputs, SAMPLES);
      const samples = () => samplesOf(page, fences, setups, settings);
      return [page.id, known ?? save(samples())];
    }),
  );
}

function samplesOf(
  page: SamplePage,
  fences: Fence[],
  setups: Setups,
  settings: Settings,
): PlaySample[] {
  const plan = planPage(page.file, fences, setups, '/page', settings);
  return fences.flatMap((fence, index) => {
    const { lang, meta } = fence;
    const isWanted =
      TYPESCRIPT_LANGUAGES.includes(lang) &&
      meta.ignore === undefined &&
      meta.errors.length === 0 &&
      meta.run !== 'ssr';
    const project = isWanted ? projectOf(fence, plan, setups) : undefined;
    if (!project) return [];
    return [{ index, project, throws: meta.throws }];
  });
}

function projectOf(
  fence: Fence,
  plan: PagePlan,
  setups: Setups,
): Project | undefined {
  const { eslint, options, run } = fence.meta;
  if (eslint !== undefined) {
    const text = readable(withoutRemovedLines(fence.code));
    // Without the name of the plugin.
    const rule = eslint.split('/').at(-1) ?? '';
    return { files: [{ name: ENTRY, text }], rules: { [rule]: options } };
  }
  const files = filesOf(fence, plan, setups);
  return files && { files, ...(run === 'browser' ? { isTimeReal: true } : {}) };
}

/** The module of a block and all files that it imports, or nothing when one of them is not there. */
function filesOf(
  fence: Fence,
  plan: PagePlan,
  setups: Setups,
): Project['files'] | undefined {
  const files = new Map<string, string>();
  const title = path.posix.basename(fence.meta.title ?? ENTRY);
  const add = (
    name: string,
    owner: Fence | undefined,
    text: string,
  ): boolean => {
    if (files.has(name)) return files.get(name) === text;
    files.set(name, text);
    return [...text.matchAll(IMPORT)].every(([, specifier = '']) => {
      if (!specifier.startsWith('.')) return true;
      const target = `${nameOf(name, specifier)}.ts`;
      if (target.startsWith(SETUP_FOLDER)) {
        const setup = setups.get(path.posix.basename(target, '.ts'));
        return setup ? add(target, undefined, readable(setup.text)) : false;
      }
      const sibling = owner && resolveSibling(plan, owner, specifier);
      return sibling ? add(target, sibling.fence, openedText(sibling)) : false;
    });
  };
  const own = plan.samples.find((sample) => sample.fence === fence);
  const name = title.endsWith('.ts') ? title : ENTRY;
  const isWhole = own && add(name, fence, openedText(own));
  return isWhole
    ? [...files].map(([file, text]) => ({ name: file, text }))
    : undefined;
}

/** What the page shows of a sample, and what that needs to run. */
function openedText({ fence, module }: PagePlan['samples'][number]): string {
  const shown = new Set(shownLines(fence.code).map(({ source }) => source));
  const isShown = (at: number) => shown.has(at - module.generatedLines);
  return readable(withoutHiddenChecks(module.text, isShown));
}

const SETUP_FOLDER = 'setup/';

/** Without what is written for the site alone. */
function readable(text: string): string {
  return `${text
    .split('\n')
    .filter((line) => !isCutMarker(line))
    .map(withoutMark)
    .join('\n')
    .replaceAll(`'${SETUP_ALIAS}`, `'./${SETUP_FOLDER}`)
    .trim()}\n`;
}

/** Whether a line marks a part of a sample that is hidden from readers. */
export function isCutMarker(line: string): boolean {
  return CUT.test(line);
}

/** A line without the mark of an added or removed one. */
export function withoutMark(line: string): string {
  return line.trimEnd().replace(MARK, '').trimEnd();
}
