import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { extractFences } from '@/lib/samples/doctest';

const MUTATIONS = z.array(
  z.object({
    /** What an author could do wrong, in words. */
    mistake: z.string(),
    /** Content path without suffix. */
    page: z.string(),
    /** Text that stands on the page exactly once; white space may differ. */
    find: z.string(),
    replace: z.string(),
    expected: z.object({
      /** Part of the report. */
      message: z.string(),
      /** Part of the line it is reported on, the nearest one; else where `find` starts. */
      line: z.string().optional(),
    }),
  }),
);
export type Mutation = z.infer<typeof MUTATIONS>[number];

/** The list of seeded mistakes. */
export function readMutations(): Mutation[] {
  const file = path.join(process.cwd(), 'tests/mutations/mutations.json');
  return MUTATIONS.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A page with one mistake in it. */
export type MutatedPage = {
  mutation: Mutation;
  /** Name of the copy inside the content folder. */
  file: string;
  /** 1-based line on which the mistake has to be reported. */
  line: number;
};

/** A mutation, and where in its page the text is that it replaces. */
type Place = { mutation: Mutation; start: number; end: number; fence: number };

/**
 * Writes copies of pages with mutations in them. A copy has as many as there are samples that take one each: every
 * mistake has a line of its own, and a page is checked as a whole.
 *
 * @param from the content folder that is copied, setup files included
 * @param to a folder of the test's own
 * @throws when a page changed so that a mutation no longer applies
 */
export function writeMutatedPages(
  mutations: readonly Mutation[],
  from: string,
  to: string,
): MutatedPage[] {
  cpSync(path.join(from, '_setup'), path.join(to, '_setup'), {
    recursive: true,
  });
  mkdirSync(path.join(to, 'docs'), { recursive: true });
  const pages = new Set(mutations.map(({ page }) => page));
  const copies = [...pages].flatMap((page) => {
    const source = readPage(from, page);
    const own = mutations.filter((mutation) => mutation.page === page);
    const places = own.map((mutation) => placeOf(mutation, source));
    return shareOut(places).map((copy) => mutate(source, copy));
  });
  return copies.flatMap(({ text, found }, index) => {
    const file = `docs/mutation-${index}.mdx`;
    writeFileSync(path.join(to, file), text);
    return found.map((one) => ({ ...one, file: `content/${file}` }));
  });
}

function placeOf(mutation: Mutation, source: string): Place {
  const matches = [...source.matchAll(toPattern(mutation.find))];
  const [match] = matches;
  if (!match || matches.length > 1) {
    throw new Error(
      `The mutation "${mutation.mistake}" needs this text exactly once in content/${mutation.page}.mdx: ${mutation.find}`,
    );
  }
  const start = match.index;
  const line = source.slice(0, start).split('\n').length;
  const { fences } = extractFences(mutation.page, source);
  const fence = fences.findLastIndex((one) => one.line <= line);
  return { mutation, start, end: start + match[0].length, fence };
}

/** Places for as few copies of a page as there can be without two in one sample. */
function shareOut(places: readonly Place[]): Place[][] {
  const copies: Place[][] = [];
  for (const place of places) {
    const free = copies.find((copy) =>
      copy.every(({ fence }) => fence !== place.fence),
    );
    if (free) free.push(place);
    else copies.push([place]);
  }
  return copies;
}

function mutate(
  source: string,
  places: readonly Place[],
): { text: string; found: Omit<MutatedPage, 'file'>[] } {
  let text = '';
  let end = 0;
  const starts = new Map<Mutation, number>();
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    text += source.slice(end, place.start);
    starts.set(place.mutation, text.split('\n').length);
    text += place.mutation.replace;
    end = place.end;
  }
  text += source.slice(end);
  const found = [...starts].map(([mutation, start]) => {
    const { line } = mutation.expected;
    return { mutation, line: line ? nearestLine(text, line, start) : start };
  });
  return { text, found };
}

/** 1-based number of the line with a text that is nearest to another line. */
function nearestLine(source: string, text: string, start: number): number {
  const candidates = source
    .split('\n')
    .flatMap((line, index) => (line.includes(text) ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
  if (candidates[0] === undefined) throw new Error(`No line with ${text}`);
  return candidates[0];
}

function toPattern(text: string): RegExp {
  const parts = text
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('\\s+'), 'g');
}

function readPage(from: string, page: string): string {
  return readFileSync(path.join(from, `${page}.mdx`), 'utf8');
}
