import type { PlayResult } from '@/lib/samples/fences';
import { checkInEngine, type CheckOptions } from './check-in-engine';
import { collectPlaySamples } from './collect';

const RESULTS = ['runs', 'shows', 'lints'] as const;

/**
 * Opens samples of pages in the engine of the playground. Why one does not run there may depend on the machine, so no
 * reason is given.
 *
 * @param isWanted tells of a page, by its id, and the number of a block on it, whether to open that
 * @param contentDir absolute path of the content folder
 * @returns by page and number of the block
 */
export async function findPlayResults(
  isWanted: (page: string, index: number) => boolean,
  contentDir: string,
  options: CheckOptions,
): Promise<Map<string, Map<number, PlayResult>>> {
  const wanted = [...collectPlaySamples(contentDir)].flatMap(
    ([page, samples]) =>
      samples
        .filter(({ index }) => isWanted(page, index))
        .map((sample) => ({ page, sample })),
  );
  const texts = await checkInEngine(
    wanted.map(({ sample }) => sample),
    options,
  );
  const results = new Map<string, Map<number, PlayResult>>();
  for (const [number, { page, sample }] of wanted.entries()) {
    const ofPage = results.get(page) ?? new Map<number, PlayResult>();
    results.set(page, ofPage.set(sample.index, resultOf(texts[number])));
  }
  return results;
}

function resultOf(text: string | undefined): PlayResult {
  return RESULTS.find((one) => one === text) ?? 'none';
}
