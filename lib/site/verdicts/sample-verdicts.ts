import type { Element } from 'hast';
import { h } from 'hastscript';
import { ContentError } from '@/lib/base/source';
import {
  hashFence,
  isPlayable,
  readSamplesManifest,
} from '@/lib/samples/fences';
import type {
  DemoRecord,
  FenceRecord,
  SamplesManifest,
  ShownDemo,
} from '@/lib/samples/fences';
import type { FenceVerdict } from '@/lib/site/article/compile';
import { drawDraft, type Draft } from './draft';
import { drawVerdict } from './verdict';

/** The checker's verdicts on the blocks of one page. */
export type PageVerdicts = {
  /** All that the verdicts depend on, for the cache of articles. */
  key: string;
  verdict: FenceVerdict;
};

/**
 * Reads what the checker found out about the samples of a page.
 *
 * While writing, a block that was not checked, or has changed since, says what the compilers last said of it, or that
 * they have not said it yet. In a build it throws a ContentError when it is drawn, because nothing unchecked may be
 * published.
 *
 * @param file the page, from the repository's root
 * @param draft what is known while the site is written; nothing in a build
 */
export function readVerdicts(
  file: string,
  draft: Draft | undefined,
  manifest = readManifest(),
): PageVerdicts {
  const pageId = contentPath(file);
  const page = manifest?.pages[pageId];
  const versions = manifest?.versions ?? {};
  return {
    key: JSON.stringify([draft ?? null, page, versions]),
    verdict: (fence) => {
      const record = page?.fences[fence.index];
      const { language: lang, metaText: meta, source } = fence;
      const code = source.replace(/\n$/, '');
      if (record?.hash !== hashFence({ lang, meta, code })) {
        if (draft) return drawDraft(fence, draft);
        throw uncheckedError(file, fence.line, page !== undefined);
      }
      const drawn = drawVerdict(record, fence.meta.throws, versions);
      return (
        drawn && {
          ...drawn,
          hasHovers: record.uses !== undefined,
          values: record.values,
          demo: record.demo && placeDemo(record.demo),
          // The playground is made by the build.
          isPlayable: !draft && isPlayable(record),
        }
      );
    },
  };
}

/** What the checker found out about the fences of a page; nothing while they were never checked. */
export function readRecords(file: string): readonly FenceRecord[] {
  return readManifest()?.pages[contentPath(file)]?.fences ?? [];
}

/** `content/docs/state/actions.mdx` as `docs/state/actions`. */
function contentPath(file: string): string {
  return file.replace(/^[^/]*\//, '').replace(/\.mdx$/, '');
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

/** @returns nothing while samples were never checked */
function readManifest(): SamplesManifest | undefined {
  try {
    return readSamplesManifest();
  } catch {
    return undefined;
  }
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
