import ts from 'typescript';

/** Initial values in published JavaScript, as source text: by `function.parameter`, `Class.property` and `Class.method.parameter`. */
export type Defaults = ReadonlyMap<string, string>;

/**
 * Reads what declarations leave out: the initial values of parameters, fields
 * and signal inputs.
 *
 * @param code the ES module of an entry point
 */
export function readDefaults(code: string): Defaults {
  const source = ts.createSourceFile(
    'entry.mjs',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const constants = readConstants(source);
  const defaults = new Map<string, string>();
  const add = (owner: ts.Node, name: ts.Node, initial?: ts.Expression) => {
    const path = pathOf(owner);
    const value = initialText(initial, constants);
    if (path === undefined || value === undefined) return;
    defaults.set(`${path}.${name.getText().replace(/^#/, '_')}`, value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      add(node.parent, node.name, node.initializer);
    } else if (isOwnAssignment(node)) {
      // Published code sets fields in the constructor: `this.appendOnly = false`.
      const place = node.parent.parent.parent;
      if (ts.isConstructorDeclaration(place)) {
        add(place.parent, node.left.name, node.right);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return defaults;
}

/** `Class`, `Class.method` or `function`; nothing for what has no name. */
function pathOf(node: ts.Node): string | undefined {
  if (ts.isMethodDeclaration(node)) {
    const owner = pathOf(node.parent);
    return owner && `${owner}.${node.name.getText()}`;
  }
  return ts.isClassLike(node) || ts.isFunctionDeclaration(node)
    ? node.name?.text
    : undefined;
}

function isOwnAssignment(
  node: ts.Node,
): node is ts.BinaryExpression & { left: ts.PropertyAccessExpression } {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.expression.kind === ts.SyntaxKind.ThisKeyword
  );
}

/** Values of the module's own constants, and of the keys of those that hold defaults. */
function readConstants(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  const add = (name: string, node: ts.Expression | undefined) => {
    const value = literalText(node, constants);
    if (value !== undefined) constants.set(name, value);
  };
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const { name, initializer } of declarations) {
    add(name.getText(), initializer);
    if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
    if (!/default/i.test(name.getText())) continue;
    for (const key of initializer.properties.filter(ts.isPropertyAssignment)) {
      add(`${CONFIGURATION}${key.name.getText()}`, key.initializer);
    }
  }
  return constants;
}

/** Marks the keys of a constant that holds the defaults of an injected configuration. */
const CONFIGURATION = 'config.';

/** `input(true, …)` starts with its first argument. */
function initialText(
  node: ts.Expression | undefined,
  constants: ReadonlyMap<string, string>,
): string | undefined {
  const isInput =
    node &&
    ts.isCallExpression(node) &&
    ['input', 'model', 'signal'].includes(node.expression.getText());
  return literalText(isInput ? node.arguments[0] : node, constants);
}

/** Only values that mean the same outside their module. */
function literalText(
  node: ts.Expression | undefined,
  constants: ReadonlyMap<string, string>,
): string | undefined {
  if (!node) return undefined;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isStringLiteralLike(node)) return quoted(node.text);
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return literalText(node.right, constants);
  }
  if (
    ts.isPropertyAccessExpression(node) &&
    /config$/i.test(node.expression.getText())
  ) {
    return constants.get(`${CONFIGURATION}${node.name.text}`);
  }
  const isLiteral =
    ts.isNumericLiteral(node) ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword;
  return isLiteral ? node.getText() : undefined;
}

/** As a string is written between single quotes, on one line. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
}
