import { didYouMean } from '@/lib/base/text';
import { parseFenceMeta } from '@/lib/samples/fences';
import type { FenceMeta } from '@/lib/samples/fences';
import { LANGUAGE_LABELS } from './languages';

type Mistake = { what: string; cure: string };

/**
 * Reads what stands behind the backticks of a fence.
 *
 * @param drawn languages that are drawn rather than highlighted
 * @returns its settings, or why they cannot be read
 */
export function readFenceHead(
  language: string | null | undefined,
  metaText: string,
  drawn: readonly string[],
): { meta: FenceMeta; mistakes: Mistake[] } {
  const { meta, problems } = parseFenceMeta(language ?? '', metaText);
  const known = [...Object.keys(LANGUAGE_LABELS), ...drawn];
  const mistake = mistakeOfLanguage(language, known);
  if (mistake) return { meta, mistakes: [mistake] };
  const mistakes = problems.map(({ message }) => ({
    what: `has a code fence whose settings cannot be read: ${message}`,
    cure: 'see /docs/contributing/writing-samples for every setting with an example.',
  }));
  return { meta, mistakes };
}

function mistakeOfLanguage(
  language: string | null | undefined,
  known: readonly string[],
): Mistake | undefined {
  if (!language) {
    return {
      what: 'has a code fence without a language, so it can be neither checked nor highlighted.',
      cure: 'write the language after the three backticks, for example ```ts or ```text.',
    };
  }
  if (known.includes(language)) return undefined;
  return {
    what: `has a code fence in the unknown language "${language}".`,
    cure: `${didYouMean(language, known)} Known languages: ${known.join(', ')}.`.trim(),
  };
}
