import {
  openExport,
  sumWeights,
  weigh,
  withoutScripts,
  pageKinds,
} from '@/lib/static-host';
import type { Weight } from '@/lib/static-host';
import type { Figure } from './figures';

const KILO = 1000;
const ENCODINGS = ['raw', 'gzip', 'brotli'] as const;

/** What a reader's first visit to each kind of page weighs; units of 1,000 bytes. */
export function measureBytes(dir: string): Figure[] {
  const out = openExport(dir);
  return pageKinds(out).flatMap(({ name: subject, file }) => {
    const html = out.weightOf(file);
    const floor = weigh(withoutScripts(out.read(file)));
    const { scripts, styles, fonts } = out.linked(file);
    const sum = (files: readonly string[]) =>
      sumWeights(files.map(out.weightOf));
    const figure = (name: string, value: number, unit: string): Figure => ({
      part: 'bytes',
      subject,
      name,
      value,
      unit,
    });
    const figures = (name: string, weight: Weight) =>
      ENCODINGS.map((encoding) =>
        figure(`${name}, ${encoding}`, weight[encoding] / KILO, 'kB'),
      );
    return [
      ...figures('HTML', html),
      ...figures('HTML without scripts', floor),
      figure(
        'HTML to the one without scripts, gzip',
        html.gzip / floor.gzip,
        '×',
      ),
      ...figures('JavaScript', sum(scripts)),
      ...figures('CSS', sum(styles)),
      figure('Fonts, raw', sum(fonts).raw / KILO, 'kB'),
      figure(
        'Requests in the document',
        1 + scripts.length + styles.length + fonts.length,
        '',
      ),
    ];
  });
}
