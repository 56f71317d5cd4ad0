import type { Element } from 'hast';
import { h } from 'hastscript';
import { ContentError } from '@/lib/base/source';
import { contentPath, fencesWithHovers } from './hover-files';
import {
  hashFence,
  isPlayable,
  readSamplesManifest,
} from '@/lib/samples/fences';
import type {
  DemoRecord,
  SamplesManifest,
  ShownDemo,
} from '@/lib/samples/fences';
import type { FenceVerdict, ShownFence } from '@/lib/site/article/compile';
import { drawVerdict } from './verdict';

/** The checker's verdicts on the blocks of one page. */
export type PageVerdicts = {
  /** All that the verdicts depend on, for the cache of articles. */
  key: string;
  verdict: FenceVerdict;
  /** Whether blocks carry their numbers, so that mistakes in them can be shown below them. */
  isNumbered: boolean;
};

/**
 * Reads what the checker found out about the samples of a page.
 *
 * While writing, a page that was not checked, or has changed since, is shown without verdicts. In a build it
 * throws a ContentError when its first such block is drawn, because nothing unchecked may be published.
 *
 * @param file the page, from the repository's root
 * @param isWriting whether the site is being written instead of built
 */
export function readVerdicts(
  file: string,
  isWriting: boolean,
  manifest = readManifest(),
): PageVerdicts {
  const pageId = contentPath(file);
  const page = manifest?.pages[pageId];
  const versions = manifest?.versions ?? {};
  const hovers = fencesWithHovers(file);
  return {
    key: JSON.stringify([isWriting, page, versions, [...hovers]]),
    isNumbered: isWriting,
    verdict: (fence) => {
      const record = page?.fences[fence.index];
      if (!record || record.hash !== hashOf(fence)) {
        if (isWriting) return undefined;
        throw uncheckedError(file, fence.line, page !== undefined);
      }
      const drawn = drawVerdict(record, fence.meta.throws, versions);
      return (
        drawn && {
          ...drawn,
          hasHovers: hovers.has(fence.index),
          values: record.values ?? [],
          demo: record.demo && placeDemo(record.demo),
          // The playground is made by the build.
          isPlayable: !isWriting && isPlayable(record),
        }
      );
    },
  };
}

/** Where the demo is put when the article is drawn: headings and links in its first render are none of the page's. */
function placeDemo({
  component,
  file,
  controls,
  firstRender,
}: DemoRecord): Element {
  const demo: ShownDemo = { component, file, controls, firstRender };
  return h('fence-demo.demo', { demo: JSON.stringify(demo) });
}

/**
 * While writing: tells blocks of a page of which nothing is known as they are now.
 *
 * @returns called with the number of a block on its page
 */
export function unknownBlocks(file: string) {
  const fences = readManifest()?.pages[contentPath(file)]?.fences;
  return (index: number, block: Parameters<typeof hashFence>[0]): boolean =>
    fences?.[index]?.hash !== hashFence(block);
}

/** @returns nothing while samples were never checked */
function readManifest(): SamplesManifest | undefined {
  try {
    return readSamplesManifest();
  } catch {
    return undefined;
  }
}

function hashOf({ language, metaText, source }: ShownFence): string {
  return hashFence({
    lang: language,
    meta: metaText,
    code: source.replace(/\n$/, ''),
  });
}

function uncheckedError(file: string, line: number, isStale: boolean) {
  return new ContentError(
    { file, line },
    isStale
      ? 'has a sample that changed since it was checked, so the site could show code that does not work.'
      : 'has samples that are wrong or were never checked, so the site could show code that does not work.',
    'run `npm run samples` and fix what it reports; `npm run build` does so automatically.',
  );
}
