import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const MUTATIONS = z.array(
  z.object({
    /** What an author could do wrong, in words. */
    mistake: z.string(),
    /** Content path without suffix. */
    page: z.string(),
    /** Text that stands on the page exactly once. */
    find: z.string(),
    replace: z.string(),
    expected: z.object({
      /** Part of the report. */
      text: z.string(),
      /** Where it is reported, counted from the line on which `find` starts. */
      linesBelow: z.number().default(0),
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
    const start = source.indexOf(mutation.find);
    if (start === -1 || source.includes(mutation.find, start + 1)) {
      throw new Error(
        `The mutation "${mutation.mistake}" needs this text exactly once in content/${mutation.page}.mdx: ${mutation.find}`,
      );
    }
    const file = `docs/mutation-${index}.mdx`;
    mkdirSync(path.join(to, 'docs'), { recursive: true });
    writeFileSync(
      path.join(to, file),
      source.slice(0, start) +
        mutation.replace +
        source.slice(start + mutation.find.length),
    );
    const line =
      source.slice(0, start).split('\n').length + mutation.expected.linesBelow;
    return { mutation, file: `content/${file}`, line };
  });
}

function readPage(from: string, page: string): string {
  return readFileSync(path.join(from, `${page}.mdx`), 'utf8');
}
