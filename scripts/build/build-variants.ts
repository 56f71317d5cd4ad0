/**
 * Builds a small site with everything that this one has not: a base path, more languages, an older version, analytics, and every switch of the site turned the other way. It is made of the working tree, in a folder of its
 * own, and left where the tests of `tests/variants` look for it.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBasePathLeaks } from '@/tests/support/base-path-leaks';
import { buildCopy, makeWorkingCopy } from '@/tests/support/clean-copy';
import {
  VARIANTS_BASE,
  VARIANTS_OUT,
  makeVariantsTree,
} from '@/tests/support/variants-tree';
import { counted } from '@/lib/base/text';

/** What such builds have finished, for the next one. */
const SAVED_CACHE = '.cache/variants-cache';
/** Programs of scripts name the folder of their copy, and exports of languages are made anew. */
const isKept = (file: string) => !/^(?:scripts|locales)$/.test(basename(file));

const copy = makeWorkingCopy('.');
const cache = join(copy.dir, '.cache');
if (existsSync(SAVED_CACHE)) cpSync(SAVED_CACHE, cache, { recursive: true });
const tree = makeVariantsTree();
try {
  console.log(`Building in ${copy.dir} …`);
  buildCopy(copy.dir, {
    CONTENT_ROOT: tree.root,
    BASE_PATH: VARIANTS_BASE,
    NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST',
    SITE_ONCE: '1',
  });
  const out = join(copy.dir, 'out');
  const leaks = await findBasePathLeaks(out, VARIANTS_BASE);
  if (leaks.length > 0) {
    console.error(leaks.join('\n'));
    throw new Error(
      `[site] ${counted(leaks.length, 'address leaves', 'addresses leave')} the base path. Make each with "withBase" of lib/base/url.`,
    );
  }
  rmSync(VARIANTS_OUT, { recursive: true, force: true });
  cpSync(out, VARIANTS_OUT, { recursive: true });
  rmSync(SAVED_CACHE, { recursive: true, force: true });
  cpSync(cache, SAVED_CACHE, { recursive: true, filter: isKept });
  console.log('Built, and every address stays below the base path.');
} finally {
  tree.remove();
  copy.remove();
}
