import vm from 'node:vm';

import ts from 'typescript';

import { readClaim, type Claim } from './claims';

type PromisedValue = {
  /** As written. */
  text: string;
  /** 0-based line of its comment. */
  line: number;
};

/** A value a sample promises with `// =>`. */
export type Expectation = {
  /** A `console.…` member whose arguments are collected, or an expression. */
  kind: 'log' | 'value';
  node: ts.Node;
  /** JavaScript expressions, separated by commas; empty when nothing may be logged. */
  text: string;
  /** The same one by one; none of a comment that goes on in the next line. */
  values: PromisedValue[];
  /** What is promised instead of the same values in one run. */
  claim?: Claim | undefined;
  /** 0-based line of the (first) comment. */
  line: number;
};

type ExpectationProblem = {
  message: string;
  /** 0-based line of the comment. */
  line: number;
};

type Expectations = {
  expectations: Expectation[];
  problems: ExpectationProblem[];
};

const ARROW = /\/\/\s*=>/;
const ARROWS = new RegExp(ARROW, 'g');
const COMMENT_LINE = /^\s*\/\/(.*)$/;

/**
 * Finds what a sample promises.
 *
 * `// => 3` after an expression or a declaration promises its value; on a
 * `console.log` it lists everything logged from there: `// => 2, 4`. The comment
 * stands on the same line or on the lines that follow.
 *
 * @param source a file parsed with parent pointers
 */
export function findExpectations(source: ts.SourceFile): Expectations {
  const lines = source.text.split('\n');
  const expectations: Expectation[] = [];
  const problems: ExpectationProblem[] = [];
  let line = 0;
  while (line < lines.length) {
    const comment = readComment(source, lines, line);
    if (!comment) {
      line++;
      continue;
    }
    const isNothing = comment.text === NOTHING;
    const read = readClaim(comment.text);
    const values = typeof read === 'object' ? read.values : comment.text;
    const isReadable = typeof read === 'object' && values === '';
    const target =
      typeof read === 'string'
        ? read
        : isReadable || isParsable(values)
          ? findTarget(source, lines, line)
          : `\`${comment.text}\` after \`// =>\` is not JavaScript. Write values separated by commas: \`// => 2, 'a', { b: 1 }\`, or \`// => nothing\` where nothing is logged; put prose in a comment of its own.`;
    if (typeof target === 'string') problems.push({ message: target, line });
    else if (isNothing && target.kind !== 'log') {
      problems.push({ message: ONLY_LOGS_ARE_NOTHING, line });
    } else {
      const text = isNothing ? '' : values;
      const claim = typeof read === 'object' ? read.claim : undefined;
      const isOneLine = comment.nextLine === line + 1;
      const parts = isOneLine && !claim ? valuesOf(text, line) : [];
      const next = { ...target, text, values: parts, claim, line };
      if (!addExpectation(expectations, next)) {
        problems.push({ message: ONE_CLAIM, line });
      }
    }
    line = comment.nextLine;
  }
  return { expectations, problems };
}

/** Comments that follow each other below one statement promise one list. */
function addExpectation(
  expectations: Expectation[],
  next: Expectation,
): boolean {
  const last = expectations.at(-1);
  const isSame = last?.node === next.node;
  if (isSame && (last.claim ?? next.claim)) return false;
  if (isSame) {
    last.text += `, ${next.text}`;
    last.values.push(...next.values);
  } else expectations.push(next);
  return true;
}

function readComment(
  source: ts.SourceFile,
  lines: readonly string[],
  line: number,
): { text: string; nextLine: number } | undefined {
  const code = lines[line] ?? '';
  // A string may hold an arrow as well, before the one that promises.
  const arrow = [...code.matchAll(ARROWS)].find(
    ({ index }) =>
      !isInsideText(source, source.getPositionOfLineAndCharacter(line, index)),
  );
  if (!arrow) return undefined;
  let text = code.slice(arrow.index + arrow[0].length).trim();
  let nextLine = line + 1;
  while (!isParsable(text) && !readClaim(text)) {
    const next = lines[nextLine] ?? '';
    const continuation = COMMENT_LINE.exec(next)?.[1];
    if (continuation === undefined || ARROW.test(next)) break;
    text += `\n${continuation.trim()}`;
    nextLine++;
  }
  return { text, nextLine };
}

/** Splits what is separated by commas. */
function valuesOf(text: string, line: number): PromisedValue[] {
  const source = ts.createSourceFile(
    'values.js',
    `[${text}]`,
    ts.ScriptTarget.Latest,
  );
  const [list] = source.statements;
  if (!list || !ts.isExpressionStatement(list)) return [];
  const { expression } = list;
  if (!ts.isArrayLiteralExpression(expression)) return [];
  return expression.elements.map((one) => ({
    text: one.getText(source),
    line,
  }));
}

function isParsable(text: string): boolean {
  if (text.trim() === '') return false;
  try {
    new vm.Script(`[${text}\n]`);
    return true;
  } catch {
    return false;
  }
}

/** Whether a position is in a string or a template instead of in code. */
function isInsideText(source: ts.SourceFile, position: number): boolean {
  const visit = (node: ts.Node): boolean => {
    if (position < node.getStart(source) || position >= node.end) return false;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      node.kind === ts.SyntaxKind.RegularExpressionLiteral
    ) {
      return true;
    }
    return ts.forEachChild(node, visit) ?? false;
  };
  return visit(source);
}

type Target = Pick<Expectation, 'kind' | 'node'>;

function findTarget(
  source: ts.SourceFile,
  lines: readonly string[],
  commentLine: number,
): Target | string {
  const codeLine = findCodeLine(lines, commentLine);
  if (codeLine === undefined) return NOTHING_ABOVE;
  const isOn = (position: number) =>
    source.getLineAndCharacterOfPosition(position).line === codeLine;

  const logs: ts.Node[] = [];
  let statement: ts.Statement | undefined;
  const visit = (node: ts.Node): void => {
    if (isConsoleMember(node) && isOn(node.end)) logs.push(node);
    if (isPromising(node) && isOn(node.end)) statement = node;
    ts.forEachChild(node, visit);
  };
  visit(source);

  if (logs.length === 0 && statement) collectLogs(statement, logs);
  const [log] = logs;
  if (logs.length > 1) return SEVERAL_LOGS;
  if (log) return { kind: 'log', node: log };
  const value = statement && valueOf(statement);
  return value ? { kind: 'value', node: value } : NOTHING_ABOVE;
}

/** What stands after `// =>` where a console.log must never be reached. */
const NOTHING = 'nothing';
const ONLY_LOGS_ARE_NOTHING =
  '`// => nothing` says that a console.log is never reached; here is none. For a value write `// => undefined`.';
const NOTHING_ABOVE =
  'There is nothing to compare this `// =>` with. Put it after an expression, a declaration with a value, or a console.log.';
const ONE_CLAIM =
  'An order, a range or a share of runs is the only promise of its statement. Put the others after statements of their own.';
const SEVERAL_LOGS =
  'Several console.log calls could be meant. Put each `// =>` on the line of its own console.log.';

/** The last line above (or at) a comment that holds code. */
function findCodeLine(
  lines: readonly string[],
  commentLine: number,
): number | undefined {
  for (let line = commentLine; line >= 0; line--) {
    const text = lines[line] ?? '';
    if (text.trim() !== '' && !COMMENT_LINE.test(text)) return line;
  }
  return undefined;
}

type Promising =
  ts.ExpressionStatement | ts.VariableStatement | ts.ReturnStatement;

function isPromising(node: ts.Node): node is Promising {
  return (
    ts.isExpressionStatement(node) ||
    ts.isVariableStatement(node) ||
    ts.isReturnStatement(node)
  );
}

function isConsoleMember(node: ts.Node): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'console'
  );
}

function collectLogs(node: ts.Node, logs: ts.Node[]) {
  if (isConsoleMember(node)) logs.push(node);
  ts.forEachChild(node, (child) => {
    collectLogs(child, logs);
  });
}

function valueOf(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExpressionStatement(statement)) return statement.expression;
  if (ts.isReturnStatement(statement)) return statement.expression;
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.at(-1)?.initializer;
  }
  return undefined;
}
