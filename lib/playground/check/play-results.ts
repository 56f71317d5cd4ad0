import type { PageRecords } from '@/lib/samples/verify';
import { checkInEngine, type CheckOptions } from './check-in-engine';
import { collectPlaySamples } from './collect';

const RESULTS = ['runs', 'shows', 'lints'] as const;

/**
 * Opens the samples of pages in the engine of the playground, as far as their records do not say what they do there,
 * and adds it. Why a sample does not run there may depend on the machine, so no reason is recorded.
 *
 * @param pages what is known of pages, by their ids; changed in place
 * @param contentDir absolute path of the content folder
 */
export async function addPlayResults(
  pages: ReadonlyMap<string, PageRecords>,
  contentDir: string,
  options: CheckOptions,
): Promise<void> {
  const unknown = [...collectPlaySamples(contentDir)].flatMap(([id, samples]) =>
    samples.flatMap((sample) => {
      const record = pages.get(id)?.fences[sample.index];
      return record && record.play === undefined ? [{ record, sample }] : [];
    }),
  );
  const results = await checkInEngine(
    unknown.map(({ sample }) => sample),
    options,
  );
  for (const [index, { record }] of unknown.entries()) {
    record.play = RESULTS.find((one) => one === results[index]) ?? 'none';
  }
}
