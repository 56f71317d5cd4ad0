import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { parseModule } from '@/lib/angular-linker';

const OF_PACKAGES = /[\\/]@rx-angular[\\/]/;
/** Where Angular keeps what it knows of a class. It looks there by names that a bundler may change. */
const DEFINITIONS = ['cmp', 'dir', 'fac', 'inj', 'mod', 'pipe', 'prov'].map(
  (name) => `ɵ${name}`,
);
const WORD = /[\p{ID_Continue}$]+/gu;

/**
 * Names that a bundler may replace: members of classes of the packages that nothing else names, be it other code, the
 * platform or a text by which they could be looked up; and those of Angular's definitions.
 *
 * @param files absolute paths of all files of packages in a bundle
 * @param others texts of all else in it
 */
export function ownNames(
  files: readonly string[],
  others: readonly string[],
): RegExp {
  const members = new Set<string>();
  const taken = new Set(others.flatMap(wordsOf));
  for (const word of platformWords()) taken.add(word);
  for (const file of new Set(files)) {
    const text = readFileSync(file, 'utf8');
    if (OF_PACKAGES.test(file)) readNames(text, members, taken);
    else for (const word of wordsOf(text)) taken.add(word);
  }
  const own = [...members].filter((name) => !taken.has(name)).sort();
  return new RegExp(`^(?:${[...DEFINITIONS, ...own].map(escape).join('|')})$`);
}

function readNames(text: string, members: Set<string>, taken: Set<string>) {
  const visit = (node: ts.Node): void => {
    if (ts.isClassElement(node) && node.name && ts.isIdentifier(node.name)) {
      members.add(node.name.text);
    }
    if (isOwn(node)) members.add(node.name.text);
    if (isText(node)) for (const word of wordsOf(node.text)) taken.add(word);
    ts.forEachChild(node, visit);
  };
  visit(parseModule(text));
}

/** `this.name`, which is how fields are declared in published code. */
function isOwn(
  node: ts.Node,
): node is ts.PropertyAccessExpression & { name: ts.Identifier } {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    ts.isIdentifier(node.name)
  );
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** All that the types of browsers and of the language say. */
function platformWords(): string[] {
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  return readdirSync(folder)
    .filter((name) => /^lib\..*\.d\.ts$/.test(name))
    .flatMap((name) => wordsOf(readFileSync(path.join(folder, name), 'utf8')));
}

const wordsOf = (text: string): string[] => [...new Set(text.match(WORD))];

const escape = (name: string): string => name.replaceAll('$', String.raw`\$`);
