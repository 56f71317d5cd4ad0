/** Runs the published rules of a plugin for ESLint in a browser, without ESLint. */

import esquery from 'esquery';
import {
  type AstNode,
  childrenOf,
  fieldsOf,
  parse,
} from '@/lib/samples/promises';
import { disabledBy } from './disable-comments';

type LintReport = ReturnType<typeof toReport>;

/** Rules by their names without the name of the plugin, each with its options. */
export type LintRules = Readonly<Record<string, readonly unknown[]>>;

type LintNode = AstNode & { parent?: LintNode | null };
type Finding = {
  node: LintNode;
  messageId: string;
  data?: Record<string, unknown>;
};
type Rule = {
  meta: { messages: Record<string, string> };
  create: (context: {
    options: readonly unknown[];
    report: (finding: Finding) => void;
  }) => Record<string, (node: LintNode) => void>;
};

/**
 * Lints a file of TypeScript by the rules of one plugin; without a choice, all of them are on.
 *
 * @throws Mistake where the text is no TypeScript
 */
export type Lint = (
  text: string,
  chosen: LintRules | undefined,
) => LintReport[];

/**
 * Makes a linter of the rules of a plugin.
 *
 * @param plugin its rules, which are written for ESLint and need no types
 * @param prefix what comments begin their names with, such as `@boats/`
 */
export function createLinter(plugin: object, prefix: string): Lint {
  const rules = plugin as Readonly<Record<string, Rule>>;
  const all = Object.fromEntries(Object.keys(rules).map((name) => [name, []]));
  return (text, chosen = all) => {
    const { program, comments } = parse(text);
    const isDisabled = disabledBy(comments, prefix);
    return Object.entries(chosen)
      .flatMap(([name, options]) =>
        runRule(program as LintNode, name, rules[name], options),
      )
      .filter(({ line, column, rule }) => !isDisabled(rule, line, column))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  };
}

function runRule(
  program: LintNode,
  name: string,
  rule: Rule | undefined,
  options: readonly unknown[],
): LintReport[] {
  if (!rule) return [];
  const found: Finding[] = [];
  const report = (finding: Finding) => void found.push(finding);
  visit(program, rule.create({ options, report }));
  return found.map((finding) => toReport(name, rule, finding));
}

/** What a rule reports of a place; lines and columns are 1-based. */
function toReport(
  rule: string,
  { meta: { messages } }: Rule,
  { node, messageId, data = {} }: Finding,
) {
  const { start, end } = node.loc;
  const message = (messages[messageId] ?? '').replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (_, key: string) => String(data[key]),
  );
  return {
    ...{ rule, messageId, message },
    line: start.line,
    column: start.column + 1,
    endLine: end.line,
    endColumn: end.column + 1,
  };
}

/** Calls each listener with the nodes that its selector matches, parents before children. */
function visit(
  program: LintNode,
  listeners: Record<string, (node: LintNode) => void>,
): void {
  const selectors = Object.entries(listeners).map(
    ([selector, listener]) => [esquery.parse(selector), listener] as const,
  );
  const ancestry: LintNode[] = [];
  const enter = (node: LintNode, parent: LintNode | null): void => {
    node.parent = parent;
    for (const [selector, listener] of selectors) {
      if (esquery.matches(node, selector, ancestry, { fallback: fieldsOf })) {
        listener(node);
      }
    }
    ancestry.unshift(node);
    for (const child of childrenOf(node)) enter(child as LintNode, node);
    ancestry.shift();
  };
  enter(program, null);
}
