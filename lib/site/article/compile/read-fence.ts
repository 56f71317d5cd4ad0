import { didYouMean } from '@/lib/base/text';
import { parseFenceMeta } from '@/lib/samples/fences';
import type { FenceMeta } from '@/lib/samples/fences';
import type { Mistake } from './component-mistakes';
import { LANGUAGE_LABELS } from './languages';

/**
 * Reads what stands behind the backticks of a fence.
 *
 * @param language empty where there is none
 * @param drawn languages that are drawn rather than highlighted
 * @returns its settings, and why they cannot be read
 */
export function readFenceHead(
  language: string,
  metaText: string,
  drawn: readonly string[],
): { meta: FenceMeta; mistakes: Mistake[] } {
  const { meta, problems } = parseFenceMeta(language, metaText);
  const mistake = mistakeOfLanguage(language, drawn);
  const mistakes = problems.map(({ message }) => ({
    what: `has a code fence whose settings cannot be read: ${message}`,
    cure: 'see /docs/contributing/writing-samples for every setting with an example.',
  }));
  return { meta, mistakes: mistake ? [mistake] : mistakes };
}

function mistakeOfLanguage(
  language: string,
  drawn: readonly string[],
): Mistake | undefined {
  if (language === '') {
    return {
      what: 'has a code fence without a language, so it can be neither checked nor highlighted.',
      cure: 'write the language after the three backticks, for example ```ts or ```text.',
    };
  }
  const known = [...Object.keys(LANGUAGE_LABELS), ...drawn];
  if (known.includes(language)) return undefined;
  return {
    what: `has a code fence in the unknown language "${language}".`,
    cure: `${didYouMean(language, known)} Known languages: ${known.join(', ')}.`.trim(),
  };
}
