import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SamplePage } from '@/lib/base/source';
import { hashText } from '@/lib/samples/fences';
import { extractFences, type Fence } from '../doctest/extract';
import { checkedVersions } from '../doctest/settings';
import { readSetups, type SetupFile } from '../doctest/setup';

/**
 * Goes up by one when the checker finds something else in the same sample; every record is then made again by
 * `npm run samples`.
 */
const CHECKER = 1;

/** A page with the identity of each of its fences. */
export type IdentifiedPage = ReturnType<typeof identify>[number];

/**
 * Gives each fence a hash of all that its result is made of: itself, the files of its page that it may import, the
 * setup files that it uses, the versions of the packages, the options of the compiler and the checker.
 *
 * @param contentDir absolute path of the content folder
 * @param rootDir absolute path of the repository
 */
export function identify(
  pages: readonly SamplePage[],
  contentDir: string,
  rootDir: string,
) {
  const setups = readSetups(contentDir);
  const everywhere = JSON.stringify([
    CHECKER,
    checkedVersions(contentDir, rootDir),
    readText(path.join(contentDir, '_setup/tsconfig.json')),
    readText(path.join(contentDir, '_setup/doctest.json')),
  ]);
  return pages.map((page) => {
    const { fences, problems } = extractFences(page.file, page.source);
    const files = fences
      .filter(({ meta }) => meta.title !== undefined)
      .map(textOf);
    /** In the order of the fences. */
    const ids = fences.map((fence) =>
      hashText(
        JSON.stringify([
          everywhere,
          textOf(fence),
          FILE_NAME.test(fence.code) ? files : [],
          textsOfSetups(fence, setups),
        ]),
      ),
    );
    /** Whether the page or the settings of a fence cannot be read. */
    const isBroken = problems.length > 0;
    return { page, fences, ids, isBroken };
  });
}

/** Matches how a fence imports files of its page. */
const FILE_NAME = /['"`]\.{1,2}\//;

const textOf = ({ lang, metaText, code }: Fence) => [lang, metaText, code];

const SETUP_IMPORT = /['"]@setup\/([^'"]+)['"]/g;
const SIBLING_IMPORT = /['"]\.\/([\w-]+)['"]/g;

/** The setup files that a fence names or imports, and those that they import. */
function textsOfSetups(
  { meta, code }: Fence,
  setups: ReadonlyMap<string, SetupFile>,
): string[] {
  const used = new Map<string, string>();
  const follow = (name = '') => {
    const setup = setups.get(name);
    if (!setup || used.has(name)) return;
    used.set(name, setup.text);
    for (const [, next] of setup.text.matchAll(SIBLING_IMPORT)) follow(next);
  };
  for (const name of meta.setup) follow(name);
  for (const [, name] of code.matchAll(SETUP_IMPORT)) follow(name);
  return [...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

const readText = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';
