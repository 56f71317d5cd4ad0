import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const PACKAGES = ['state', 'template', 'cdk', 'isr'];
/** Shorter fixed texts, such as a closing bracket, say nothing. */
const TELLING_LENGTH = 12;

/** What the packages throw, reject or log: of each message the longest fixed text. */
export function messagesOfPackages(): string[] {
  return PACKAGES.flatMap((name) =>
    readFiles(`node_modules/@rx-angular/${name}/fesm2022`, '.mjs'),
  ).flatMap(readMessages);
}

/** The texts of the files of a folder whose names have this ending. */
export function readFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The longest fixed text of each message that is thrown, rejected or logged. */
function readMessages(code: string): string[] {
  const messages: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const [message] = node.arguments ?? [];
      const callee = node.expression.getText();
      if (message && /^(Error|reject|console\.(warn|error))$/.test(callee)) {
        const text = fixedTexts(message)
          .map((part) => simplify(part.split('\n')[0] ?? ''))
          .reduce((a, b) => (b.length > a.length ? b : a), '');
        if (text.length >= TELLING_LENGTH) messages.push(text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.mjs', code, ts.ScriptTarget.Latest, true));
  return messages;
}

function fixedTexts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isBinaryExpression(node)) {
    return [...fixedTexts(node.left), ...fixedTexts(node.right)];
  }
  if (!ts.isTemplateExpression(node)) return [];
  return [
    node.head.text,
    ...node.templateSpans.map((span) => span.literal.text),
  ];
}

/** Without what a page may leave out: the word "Error:", and the stop at the end. */
export function simplify(text: string): string {
  return text
    .replaceAll('Error: ', '')
    .trim()
    .replace(/[.,:!]+$/, '');
}
