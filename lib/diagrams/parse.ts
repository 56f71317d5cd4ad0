/** What happens in one frame of a stream. */
export type MarbleEvent =
  | { kind: 'next'; frame: number; value: string }
  | { kind: 'complete' | 'error' | 'subscribe'; frame: number };

export type MarbleStream = {
  label: string;
  events: MarbleEvent[];
  /** Frames the line spans. */
  frames: number;
};

export type MarbleDiagram = {
  /** What the diagram shows, in words. */
  description: string;
  streams: MarbleStream[];
};

const MARKS: Record<string, 'complete' | 'error' | 'subscribe'> = {
  '|': 'complete',
  '#': 'error',
  '^': 'subscribe',
};

/**
 * Reads a marble diagram: a line a stream as `label: --a-(bc)-|`, and one or more lines beginning with `>` that
 * describe it for those who do not see it.
 *
 * In a stream `-` and space are a frame in which nothing happens, a letter or digit is a value, `(ab)` are values
 * of one frame, `|` completes, `#` fails and `^` subscribes.
 *
 * @throws Error saying what is missing or not understood
 */
export function parseMarbles(source: string): MarbleDiagram {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const description = lines
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .join(' ');
  if (description === '') {
    throw new Error(
      'the diagram has no description; add a line "> what happens" for readers who cannot see it',
    );
  }
  const streams = lines
    .filter((line) => !line.startsWith('>'))
    .map(parseStream);
  if (streams.length === 0) {
    throw new Error('the diagram has no stream; add a line "source: --a--|"');
  }
  return { description, streams };
}

function parseStream(line: string): MarbleStream {
  const written = line.trim();
  const colon = written.search(/:\s/);
  if (colon < 1) {
    throw new Error(
      `"${written}" is not a stream; write "label: --a--|" with a space after the colon`,
    );
  }
  const label = written.slice(0, colon);
  const marbles = written.slice(colon + 1).trim();
  const events: MarbleEvent[] = [];
  let frame = 0;
  let isGrouped = false;
  for (const char of marbles) {
    const mark = MARKS[char];
    if (char === '(') isGrouped = true;
    else if (char === ')') isGrouped = false;
    else if (mark) events.push({ kind: mark, frame });
    else if (char !== '-' && char !== ' ') {
      events.push({ kind: 'next', frame, value: char });
    }
    if (!isGrouped) frame++;
  }
  return { label, events, frames: frame };
}
