import { openExport, pageKinds, sumWeights } from '@/lib/static-host';
import type { Weight } from '@/lib/static-host';
import { figuresOf } from './figures';
import type { Figure } from './figures';

const KILO = 1000;
const ENCODINGS = ['raw', 'gzip', 'brotli'] as const;

/** What a reader's first visit to each kind of page weighs; units of 1,000 bytes. */
export function measureBytes(dir: string): Figure[] {
  const out = openExport(dir);
  return pageKinds(out).flatMap(({ name: subject, file }) => {
    const { scripts, styles, fonts } = out.linked(file);
    const sum = (files: readonly string[]) =>
      sumWeights(files.map(out.weightOf));
    const figure = figuresOf('bytes', subject);
    const figures = (name: string, weight: Weight) =>
      ENCODINGS.map((encoding) =>
        figure(`${name}, ${encoding}`, weight[encoding] / KILO, 'kB'),
      );
    const requests = 1 + scripts.length + styles.length + fonts.length;
    return [
      ...figures('HTML', out.weightOf(file)),
      ...figures('JavaScript', sum(scripts)),
      ...figures('CSS', sum(styles)),
      figure('Fonts, raw', sum(fonts).raw / KILO, 'kB'),
      figure('Requests in the document', requests, ''),
    ];
  });
}
