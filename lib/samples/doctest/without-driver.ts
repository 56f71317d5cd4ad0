import ts from 'typescript';
import { declaredNames } from './setup';

/**
 * Leaves out of a sample that is also run what only its run needs: statements that do something, and constants made by
 * the `TestBed` or by what was made with it. Components and what they use stay.
 */
export const withoutDriver: ts.TransformerFactory<ts.SourceFile> =
  (context) => (source) => {
    const dropped = new Set(['TestBed']);
    const shown = source.statements.filter((statement) => {
      if (!isOfDriver(statement, dropped)) return true;
      for (const name of declaredNames(statement)) dropped.add(name);
      return false;
    });
    return context.factory.updateSourceFile(source, shown);
  };

/** Declarations of classes, types and modules stay in any case. */
function isOfDriver(
  statement: ts.Statement,
  dropped: ReadonlySet<string>,
): boolean {
  if (
    ts.isVariableStatement(statement) ||
    ts.isFunctionDeclaration(statement)
  ) {
    return mentions(statement, dropped);
  }
  return !STAYING.has(statement.kind);
}

const STAYING = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.ExportDeclaration,
]);

/** A function may wait: that is for those who call it. */
function mentions(
  node: ts.Node,
  names: ReadonlySet<string>,
  isInFunction = false,
): boolean {
  if (ts.isAwaitExpression(node) && !isInFunction) return true;
  if (ts.isIdentifier(node)) return names.has(node.text);
  const isInside = isInFunction || ts.isFunctionLike(node);
  return (
    ts.forEachChild(
      node,
      (child) => mentions(child, names, isInside) || undefined,
    ) ?? false
  );
}
