import type { TextLine, Words } from './types';

/** Size of all text, as in app/styles/prose.css. */
export const TEXT_PX = 13;
export const LINE_PX = 18;

const CODE_EM = 0.605;
const BOLD_FACTOR = 1.08;

/** Widths of letters of common interface fonts, in em, the wider ones among them. */
function widthOf(letter: string): number {
  if (/[ijl.,:;'|!()[\]]/.test(letter)) return 0.34;
  if (/[ftr ]/.test(letter)) return 0.4;
  if (/[mwMW]/.test(letter)) return 0.95;
  return /[A-Z]/.test(letter) ? 0.7 : 0.6;
}

/** Reads lines of text, apart by `\n`: one in backticks is code, one in `**` is bold. */
export function readLines(source: string): TextLine[] {
  return source.split(/\\n|\n/).map((line) => {
    const [, bold] = /^\*\*(.*)\*\*$/.exec(line) ?? [];
    const [, code] = /^`(.*)`$/.exec(line) ?? [];
    const text = code ?? bold ?? line;
    const em = [...text].reduce(
      (sum, letter) => sum + (code === undefined ? widthOf(letter) : CODE_EM),
      0,
    );
    const width = em * TEXT_PX * (bold === undefined ? 1 : BOLD_FACTOR);
    const style =
      code !== undefined ? 'code' : bold !== undefined ? 'bold' : 'text';
    return { text, style, width };
  });
}

export const widthOfLines = (lines: readonly TextLine[]): number =>
  Math.max(0, ...lines.map(({ width }) => width));

/** Lines of text around a middle. */
export function centred(
  lines: readonly TextLine[],
  x: number,
  y: number,
  box?: string,
): Words[] {
  const top = y - (lines.length * LINE_PX) / 2;
  return lines.map((line, index) => ({
    kind: 'text',
    x,
    baseline: top + (index + 0.5) * LINE_PX + TEXT_PX * 0.35,
    anchor: 'middle',
    line,
    ...(box !== undefined && { box }),
  }));
}

/** A line of text from its start. */
export const labelAt = (
  line: TextLine,
  x: number,
  baseline: number,
  box?: string,
): Words => ({
  kind: 'text',
  x,
  baseline,
  anchor: 'start',
  line,
  ...(box !== undefined && { box }),
});
