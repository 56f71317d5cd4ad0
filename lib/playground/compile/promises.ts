import type { AstNode } from './ast';
import { childrenOf, isNode } from './ast';
import type { Edits } from './edits';
import { isExpressionList, type PlacedComment } from './parse';

/** A value that a sample promises with `// =>`. */
export type SamplePromise = {
  /** 1-based line of the comment. */
  line: number;
  /** JavaScript expressions, separated by commas; empty when nothing may be logged. */
  text: string;
  /** An order, a range or a share of runs: shown beside what comes, and judged by the build alone. */
  isClaim: boolean;
};

type Promises = {
  promises: SamplePromise[];
  /** Changes the calls that log them; to be called last, as they are inside of everything else. */
  instrumentLogs: () => void;
};

type Target = { kind: 'log' | 'value'; node: AstNode };
type Place = Target & SamplePromise;

const ARROW = /^\s*=>\s?(.*)$/;
const CLAIM =
  /^(?:order\b|between\b|at least\b|at most\b)|\sin\s+(?:\d+\s+of\s+)?\d+\s+runs$/;
const NOTHING = 'nothing';

/**
 * Finds what a file promises, and makes its code report the values. The rules are those of the samples: a comment after
 * an expression, a declaration or a `console.log` stands on the same line or on those that follow.
 */
export function instrumentPromises(
  program: AstNode,
  comments: readonly PlacedComment[],
  edits: Edits,
): Promises {
  const places: Place[] = [];
  for (const comment of arrowsOf(comments)) {
    const codeLine = findCodeLine(edits.source, comments, comment);
    const target = findTarget(program, codeLine);
    if (!target) continue;
    const { text, line } = comment;
    const isClaim = CLAIM.test(text);
    const values = isClaim || text !== NOTHING ? text : '';
    const last = places.at(-1);
    if (last?.node === target.node) last.text += `, ${values}`;
    else places.push({ ...target, line, text: values, isClaim });
  }
  places.forEach(({ kind, node }, id) => {
    if (kind === 'value') {
      edits.wrap(node.start, node.end, `__play.value(${id},`, ')');
    }
  });
  return {
    promises: places.map(({ line, text, isClaim }) => ({
      line,
      text,
      isClaim,
    })),
    instrumentLogs: () =>
      places.forEach(({ kind, node }, id) => {
        if (kind !== 'log') return;
        edits.blank(node.start, node.end);
        edits.put(node.start, `__play.log(${id})`);
      }),
  };
}

type Arrow = { line: number; text: string };

/** The comments that promise something, each with the lines that go on with it. */
function arrowsOf(comments: readonly PlacedComment[]): Arrow[] {
  return comments.flatMap((comment, index) => {
    const [, first] = ARROW.exec(comment.value) ?? [];
    if (comment.type !== 'Line' || first === undefined) return [];
    let text = first.trim();
    const line = comment.loc.start.line;
    for (let next = 1; !isExpressionList(text) && !CLAIM.test(text); next++) {
      const more = comments[index + next];
      const isBelow =
        more?.type === 'Line' && more.loc.start.line === line + next;
      if (!isBelow || ARROW.test(more.value)) break;
      text += `\n${more.value.trim()}`;
    }
    return isExpressionList(text) || CLAIM.test(text) ? [{ line, text }] : [];
  });
}

/** The last line above a comment, or at it, that holds code. */
function findCodeLine(
  source: string,
  comments: readonly PlacedComment[],
  { line }: Arrow,
): number {
  const lines = source.split('\n');
  const alone = new Set(
    comments.flatMap((one) => {
      const begin = one.loc.start.line;
      const isAlone = /^\s*\/\//.test(lines[begin - 1] ?? '');
      return one.type === 'Line' && isAlone ? [begin] : [];
    }),
  );
  for (let at = line; at > 0; at--) {
    if (!alone.has(at) && lines[at - 1]?.trim() !== '') return at;
  }
  return line;
}

function findTarget(program: AstNode, line: number): Target | undefined {
  const isOn = ({ loc }: AstNode) => loc.end.line === line;
  const logs: AstNode[] = [];
  let statement: AstNode | undefined;
  const visit = (node: AstNode): void => {
    if (isConsoleMember(node) && isOn(node)) logs.push(node);
    if (PROMISING.test(node.type) && isOn(node)) statement = node;
    childrenOf(node).forEach(visit);
  };
  visit(program);
  if (logs.length === 0 && statement) collectLogs(statement, logs);
  const [log] = logs;
  if (logs.length > 1) return undefined;
  if (log) return { kind: 'log', node: log };
  const value = statement && valueOf(statement);
  return value ? { kind: 'value', node: value } : undefined;
}

const PROMISING =
  /^(?:ExpressionStatement|VariableDeclaration|ReturnStatement)$/;

function isConsoleMember({ type, object, computed }: AstNode): boolean {
  return type === 'MemberExpression' && !computed && object?.name === 'console';
}

function collectLogs(node: AstNode, logs: AstNode[]): void {
  if (isConsoleMember(node)) logs.push(node);
  childrenOf(node).forEach((child) => collectLogs(child, logs));
}

function valueOf(statement: AstNode): AstNode | undefined {
  const { expression, argument, declarations } = statement;
  if (statement.type === 'ExpressionStatement') {
    return isNode(expression) ? expression : undefined;
  }
  if (statement.type === 'ReturnStatement') return argument ?? undefined;
  return declarations?.at(-1)?.init ?? undefined;
}
