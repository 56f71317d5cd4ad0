import { childrenOf, isNode, type AstNode } from './ast';
import { expressionsOf, type Parsed, type PlacedComment } from './parse';

type PromisedValue = {
  /** As written. */
  text: string;
  /** 0-based line of its comment. */
  line: number;
};

/** A value that a sample promises with `// =>`. */
export type SamplePromise = {
  /** A `console.…` member whose arguments are collected, or an expression. */
  kind: 'log' | 'value';
  /** 0-based offsets of that member or expression. */
  start: number;
  end: number;
  /** JavaScript expressions, separated by commas; empty when nothing may be logged. */
  text: string;
  /** The same one by one; none of a comment that goes on in the next line. */
  values: PromisedValue[];
  /** 0-based line of the (first) comment. */
  line: number;
};

type PromiseProblem = {
  message: string;
  /** 0-based line of the comment. */
  line: number;
};

type Promises = { promises: SamplePromise[]; problems: PromiseProblem[] };

/** How a promise begins. */
export const ARROW = /\/\/\s*=>/;
const AFTER_ARROW = /^\s*=>([^]*)$/;

/** What stands after `// =>` where a console.log must never be reached. */
const NOTHING = 'nothing';
const ONLY_LOGS_ARE_NOTHING =
  '`// => nothing` says that a console.log is never reached; here is none. For a value write `// => undefined`.';
const NOTHING_ABOVE =
  'There is nothing to compare this `// =>` with. Put it after an expression, a declaration with a value, or a console.log.';
const SEVERAL_LOGS =
  'Several console.log calls could be meant. Put each `// =>` on the line of its own console.log.';

/**
 * Finds what a file promises.
 *
 * `// => 3` after an expression or a declaration promises its value; on a `console.log` it lists everything logged from
 * there: `// => 2, 4`. The comment stands on the same line or on the lines that follow.
 */
export function findPromises(
  source: string,
  { program, comments }: Parsed,
): Promises {
  const lines = source.split('\n');
  const alone = new Map(
    comments
      .filter((one) => isAlone(one, lines))
      .map((one) => [lineOf(one), one.value]),
  );
  const promises: SamplePromise[] = [];
  const problems: PromiseProblem[] = [];
  let places: Places | undefined;
  for (const comment of comments) {
    const written = readComment(comment, alone);
    if (written === undefined) continue;
    const line = lineOf(comment);
    const codeLine = findCodeLine(lines, alone, line);
    const found = readPromise(written, line, () =>
      findTarget((places ??= placesOf(program)), codeLine),
    );
    if (typeof found === 'string') problems.push({ message: found, line });
    else addPromise(promises, found);
  }
  return { promises, problems };
}

function lineOf({ loc }: PlacedComment): number {
  return loc.start.line - 1;
}

function isAlone(comment: PlacedComment, lines: readonly string[]): boolean {
  const before = lines[lineOf(comment)]?.slice(0, comment.loc.start.column);
  return comment.type === 'Line' && before?.trim() === '';
}

/** What a comment promises, together with the lines that go on with it. */
function readComment(
  comment: PlacedComment,
  alone: ReadonlyMap<number, string>,
): string | undefined {
  const [, first] = AFTER_ARROW.exec(comment.value) ?? [];
  if (comment.type !== 'Line' || first === undefined) return undefined;
  let text = first.trim();
  for (let next = lineOf(comment) + 1; ; next++) {
    const more = alone.get(next);
    if (more === undefined || AFTER_ARROW.test(more)) return text;
    if (expressionsOf(text)) return text;
    text += `\n${more.trim()}`;
  }
}

type Target = Pick<SamplePromise, 'kind' | 'start' | 'end'>;

/** @returns the promise, or what is wrong with it */
function readPromise(
  written: string,
  line: number,
  target: () => Target | string,
): SamplePromise | string {
  const list = expressionsOf(written);
  if (!list) {
    return `\`${written}\` after \`// =>\` is not JavaScript. Write values separated by commas: \`// => 2, 'a', { b: 1 }\`, or \`// => nothing\` where nothing is logged; put prose in a comment of its own.`;
  }
  const found = target();
  if (typeof found === 'string') return found;
  const isNothing = written === NOTHING;
  if (isNothing && found.kind !== 'log') return ONLY_LOGS_ARE_NOTHING;
  const isPlain = !isNothing && !written.includes('\n');
  return {
    ...found,
    text: isNothing ? '' : written,
    values: isPlain ? list.map((text) => ({ text, line })) : [],
    line,
  };
}

/** Comments that follow each other below one statement promise one list. */
function addPromise(promises: SamplePromise[], next: SamplePromise): void {
  const last = promises.at(-1);
  if (last?.start !== next.start || last.end !== next.end) {
    promises.push(next);
    return;
  }
  last.text += `, ${next.text}`;
  last.values.push(...next.values);
}

/** The last line above (or at) a comment that holds code. */
function findCodeLine(
  lines: readonly string[],
  alone: ReadonlyMap<number, string>,
  commentLine: number,
): number {
  let line = commentLine;
  while (line >= 0 && (alone.has(line) || lines[line]?.trim() === '')) line--;
  return line;
}

/** By the lines on which they end: members of the console, and the innermost statement that may promise a value. */
type Places = {
  logs: Map<number, AstNode[]>;
  statements: Map<number, AstNode>;
};

function placesOf(program: AstNode): Places {
  const places: Places = { logs: new Map(), statements: new Map() };
  const visit = (node: AstNode): void => {
    const line = node.loc.end.line - 1;
    if (isConsoleMember(node)) {
      places.logs.set(line, [...(places.logs.get(line) ?? []), node]);
    }
    if (PROMISING.test(node.type)) places.statements.set(line, node);
    for (const child of childrenOf(node)) {
      // The head of a loop has no value.
      const isHead = child === node.init || child === node.left;
      if (!(isHead && child.type === 'VariableDeclaration')) visit(child);
    }
  };
  visit(program);
  return places;
}

function findTarget(places: Places, line: number): Target | string {
  const statement = places.statements.get(line);
  const onLine = places.logs.get(line);
  const [log, ...others] = onLine ?? (statement ? logsIn(statement) : []);
  if (others.length > 0) return SEVERAL_LOGS;
  if (log) return { kind: 'log', start: log.start, end: log.end };
  const value = statement && valueOf(statement);
  return value
    ? { kind: 'value', start: value.start, end: value.end }
    : NOTHING_ABOVE;
}

const PROMISING =
  /^(?:ExpressionStatement|VariableDeclaration|ReturnStatement)$/;

function isConsoleMember({ type, object, computed }: AstNode): boolean {
  return type === 'MemberExpression' && !computed && object?.name === 'console';
}

function logsIn(node: AstNode): AstNode[] {
  const below = childrenOf(node).flatMap(logsIn);
  return isConsoleMember(node) ? [node, ...below] : below;
}

function valueOf(statement: AstNode): AstNode | undefined {
  const { expression, argument, declarations } = statement;
  if (statement.type === 'ExpressionStatement') {
    return isNode(expression) ? expression : undefined;
  }
  if (statement.type === 'ReturnStatement') return argument ?? undefined;
  return declarations?.at(-1)?.init ?? undefined;
}
