/** One line of a sample that readers see. */
type ShownLine = {
  text: string;
  /** 0-based line of the whole sample. */
  source: number;
};

type CutProblem = {
  message: string;
  /** 0-based line of the whole sample. */
  line: number;
};

const MARKER =
  /^(?:\/\/|#|<!--|\/\*)\s*---(cut|cut-start|cut-end)---(?:\s*(?:-->|\*\/))?$/;

/** What authors write at the end of a line that a difference takes away, as a comment of its language. */
const REMOVED = /\[!code --\]\s*(?:(?:-->|\*\/)\s*)?$/;

type Marker = 'cut' | 'cut-start' | 'cut-end';

function markerOf(line: string): Marker | undefined {
  const name = MARKER.exec(line.trim())?.[1];
  return name === 'cut' || name === 'cut-start' || name === 'cut-end'
    ? name
    : undefined;
}

/**
 * The lines of a sample that are shown: without cut markers, without what they
 * hide and without blank lines at either end. Lines are numbered as they were.
 */
export function shownLines(code: string): ShownLine[] {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => markerOf(line) === 'cut') + 1;
  const shown: ShownLine[] = [];
  let isHidden = false;
  for (let source = start; source < lines.length; source++) {
    const text = lines[source] ?? '';
    const marker = markerOf(text);
    if (marker === 'cut-start') isHidden = true;
    else if (marker === 'cut-end') isHidden = false;
    else if (!isHidden) shown.push({ text, source });
  }
  while (shown[0]?.text.trim() === '') shown.shift();
  while (shown.at(-1)?.text.trim() === '') shown.pop();
  return shown;
}

/**
 * A sample as the compiler is to see it: a line that a difference takes away is
 * blank, so that the others keep their numbers.
 */
export function withoutRemovedLines(code: string): string {
  return code
    .split('\n')
    .map((line) => (REMOVED.test(line) ? '' : line))
    .join('\n');
}

/** The text of a sample that readers see and copy. */
export function stripCuts(code: string): string {
  return shownLines(code)
    .map((line) => line.text)
    .join('\n');
}

/** Markers that do not pair up, and samples of which nothing is left. */
export function findCutProblems(code: string): CutProblem[] {
  const problems: CutProblem[] = [];
  let opened: number | undefined;
  let hasCut = false;
  code.split('\n').forEach((text, line) => {
    const marker = markerOf(text);
    if (marker === 'cut' && hasCut) {
      problems.push({
        message:
          'A second ---cut--- hides everything above it, the first one included; keep one, or use ---cut-start--- and ---cut-end---.',
        line,
      });
    }
    if (marker === 'cut') hasCut = true;
    if (marker === 'cut-end' && opened === undefined) {
      problems.push({
        message: '---cut-end--- without ---cut-start---.',
        line,
      });
    }
    if (marker === 'cut-start' && opened !== undefined) {
      problems.push({
        message: '---cut-start--- inside another one; end the first before.',
        line,
      });
    }
    if (marker === 'cut-start') opened = line;
    if (marker === 'cut-end') opened = undefined;
  });
  if (opened !== undefined) {
    problems.push({
      message: '---cut-start--- is never ended; add ---cut-end---.',
      line: opened,
    });
  }
  if (problems.length === 0 && code.trim() !== '' && stripCuts(code) === '') {
    problems.push({
      message: 'The cut markers hide the whole sample.',
      line: 0,
    });
  }
  return problems;
}
