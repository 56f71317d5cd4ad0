const MARKER =
  /^(?:\/\/|#|<!--|\/\*)\s*---(cut|cut-start|cut-end)---(?:\s*(?:-->|\*\/))?$/;

/** What authors write at the end of a line that a difference takes away, as a comment of its language. */
const REMOVED = /\[!code --\]\s*(?:(?:-->|\*\/)\s*)?$/;

const markerOf = (line: string) => MARKER.exec(line.trim())?.[1];

/**
 * The lines of a sample that are shown: without cut markers, without what they
 * hide and without blank lines at either end.
 *
 * @returns each with its 0-based line in the whole sample
 */
export function shownLines(code: string): { text: string; source: number }[] {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => markerOf(line) === 'cut') + 1;
  const shown: ReturnType<typeof shownLines> = [];
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

/**
 * Markers that do not pair up, and samples of which nothing is left.
 *
 * @returns each with its 0-based line in the whole sample
 */
export function findCutProblems(code: string) {
  const problems: { message: string; line: number }[] = [];
  const report = (line: number, message: string) => {
    problems.push({ message, line });
  };
  let opened: number | undefined;
  let hasCut = false;
  code.split('\n').forEach((text, line) => {
    const marker = markerOf(text);
    if (marker === 'cut') {
      if (hasCut) report(line, SECOND_CUT);
      hasCut = true;
    } else if (marker === 'cut-start') {
      if (opened !== undefined) report(line, NESTED);
      opened = line;
    } else if (marker === 'cut-end') {
      if (opened === undefined) report(line, NOT_OPENED);
      opened = undefined;
    }
  });
  if (opened !== undefined) report(opened, NOT_ENDED);
  if (problems.length === 0 && code.trim() !== '' && stripCuts(code) === '') {
    report(0, 'The cut markers hide the whole sample.');
  }
  return problems;
}

const SECOND_CUT =
  'A second ---cut--- hides everything above it, the first one included; keep one, or use ---cut-start--- and ---cut-end---.';
const NOT_OPENED = '---cut-end--- without ---cut-start---.';
const NESTED = '---cut-start--- inside another one; end the first before.';
const NOT_ENDED = '---cut-start--- is never ended; add ---cut-end---.';
