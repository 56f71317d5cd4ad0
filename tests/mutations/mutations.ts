import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

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

/**
 * Writes one copy of its page for each mutation.
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
  return mutations.map((mutation, index) => {
    const source = readPage(from, mutation.page);
    const matches = [...source.matchAll(toPattern(mutation.find))];
    const [match] = matches;
    if (!match || matches.length > 1) {
      throw new Error(
        `The mutation "${mutation.mistake}" needs this text exactly once in content/${mutation.page}.mdx: ${mutation.find}`,
      );
    }
    const file = `docs/mutation-${index}.mdx`;
    mkdirSync(path.join(to, 'docs'), { recursive: true });
    const before = source.slice(0, match.index);
    const after = source.slice(match.index + match[0].length);
    const mutated = before + mutation.replace + after;
    writeFileSync(path.join(to, file), mutated);
    const start = before.split('\n').length;
    const { line: text } = mutation.expected;
    const line = text ? nearestLine(mutated, text, start) : start;
    return { mutation, file: `content/${file}`, line };
  });
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
