import ts from 'typescript';

import { withoutPrefixes } from './type-text';

const printer = ts.createPrinter({ removeComments: true });

/** The head of a class or interface, everything else in full. */
export function declarationText(
  target: ts.Symbol,
  exportedName: string,
): string {
  const texts = (target.declarations ?? []).map((declaration) => {
    const source = declaration.getSourceFile();
    const node = ts.isVariableDeclaration(declaration)
      ? declaration.parent.parent
      : declaration;
    const text = printer.printNode(ts.EmitHint.Unspecified, node, source);
    const isHeadOnly =
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
    const head = isHeadOnly ? text.slice(0, bodyStart(text)).trim() : text;
    return withoutPrefixes(
      head
        .replace(/^export /, '')
        .replace(/^declare /, '')
        .replaceAll(target.name, exportedName),
    );
  });
  return [...new Set(texts)].join('\n');
}

/** The brace that opens the body, not one of a type parameter. */
function bodyStart(text: string): number {
  let angles = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '<') angles++;
    else if (char === '>' && text.charAt(i - 1) !== '=') angles--;
    else if (char === '{' && angles === 0) return i;
  }
  return text.length;
}
