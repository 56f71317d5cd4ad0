import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Comment } from 'acorn';
import type { AstNode, Position } from './ast';

/** Something in a file that is no code, or cannot be run, at its place. */
export class Mistake extends Error {
  /**
   * @param line 1-based
   * @param column 1-based
   */
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** What is wrong with a node, where it begins. */
export function mistakeAt({ loc: { start } }: AstNode, message: string) {
  return new Mistake(message, start.line, start.column + 1);
}

/** A comment with its place. */
export type PlacedComment = Comment & Pick<AstNode, 'loc'>;

/** A file as the parser reads it. */
export type Parsed = { program: AstNode; comments: PlacedComment[] };

const TypeScriptParser = Parser.extend(tsPlugin());

/**
 * Reads TypeScript.
 *
 * @throws Mistake where the text is none
 */
export function parse(text: string): Parsed {
  const comments: PlacedComment[] = [];
  try {
    const program: unknown = TypeScriptParser.parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      onComment: comments,
    });
    return { program: program as AstNode, comments: once(comments) };
  } catch (error) {
    throw toMistake(error);
  }
}

/** The expressions of JavaScript that a text separates by commas; nothing where it holds something else. */
export function expressionsOf(text: string): string[] | undefined {
  if (text.trim() === '') return undefined;
  const list = `[${text}\n]`;
  try {
    const { body } = Parser.parse(list, { ecmaVersion: 'latest' });
    const [only, more] = body;
    if (more || only?.type !== 'ExpressionStatement') return undefined;
    const { expression } = only;
    return expression.type === 'ArrayExpression'
      ? expression.elements.map((one) =>
          one ? list.slice(one.start, one.end) : '',
        )
      : undefined;
  } catch {
    return undefined;
  }
}

/** The parser looks ahead where types and comparisons look alike, and then meets a comment twice. */
function once(comments: readonly PlacedComment[]): PlacedComment[] {
  return [...new Map(comments.map((one) => [one.start, one])).values()].sort(
    (a, b) => a.start - b.start,
  );
}

function toMistake(error: unknown): Mistake {
  const { message, loc } = error as {
    message: string;
    loc?: Position;
  };
  return new Mistake(
    message.replace(/ ?\(\d+:\d+\)$/, ''),
    loc?.line ?? 1,
    (loc?.column ?? 0) + 1,
  );
}
