import ts from 'typescript';

import {
  ARROW,
  findPromises,
  Mistake,
  parse,
  type SamplePromise,
} from '@/lib/samples/promises';

/** What a sample promises with `// =>`, at a node of TypeScript's tree. */
export type Expectation = SamplePromise & { node: ts.Node };

type Expectations = {
  expectations: Expectation[];
  problems: ReturnType<typeof findPromises>['problems'];
};

/** The checks before and after a run ask for the same. */
const known = new WeakMap<ts.SourceFile, Expectations>();

/**
 * Finds what a sample promises.
 *
 * @param source a file parsed with parent pointers
 */
export function findExpectations(source: ts.SourceFile): Expectations {
  const before = known.get(source);
  if (before) return before;
  const { text } = source;
  if (!ARROW.test(text)) return { expectations: [], problems: [] };
  const { promises, problems } = read(text);
  const expectations = promises.flatMap((promise) => {
    const node = nodeAt(source, promise);
    if (node) return [{ ...promise, node }];
    const message = unreadable(text.slice(promise.start, promise.end));
    problems.push({ message, line: promise.line });
    return [];
  });
  const found = { expectations, problems };
  known.set(source, found);
  return found;
}

function read(text: string): ReturnType<typeof findPromises> {
  try {
    return findPromises(text, parse(text));
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const message = unreadable(error.message);
    return { promises: [], problems: [{ message, line: error.line - 1 }] };
  }
}

const unreadable = (what: string) =>
  `What this sample promises cannot be compared: its code cannot be read (${what}). Write this place in another way.`;

/** The expression of a range; both parsers agree about ranges. */
function nodeAt(
  source: ts.SourceFile,
  { start, end }: SamplePromise,
): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (node.pos > start || node.end < end) return undefined;
    const isMeant =
      ts.isExpression(node) &&
      node.getStart(source) === start &&
      node.end === end;
    return isMeant ? node : ts.forEachChild(node, visit);
  };
  return visit(source);
}
