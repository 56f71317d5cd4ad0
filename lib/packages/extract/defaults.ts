import ts from 'typescript';

/** Initial values found in published JavaScript, as source text. */
export type Defaults = {
  /** `function.parameter`. */
  parameters: Map<string, string>;
  /** `Class.property`. */
  properties: Map<string, string>;
};

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
  const defaults: Defaults = { parameters: new Map(), properties: new Map() };
  const addParameters = (
    owner: string,
    parameters: readonly ts.ParameterDeclaration[],
  ) => {
    for (const parameter of parameters) {
      const value = literalText(parameter.initializer, constants);
      if (value !== undefined) {
        defaults.parameters.set(`${owner}.${parameter.name.getText()}`, value);
      }
    }
  };
  const addProperty = (name: string, initializer?: ts.Expression) => {
    const value = propertyDefault(initializer, constants);
    if (value !== undefined) defaults.properties.set(name, value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) {
      addParameters(node.name.text, node.parameters);
    }
    if (ts.isClassLike(node) && node.name) {
      const owner = node.name.text;
      for (const member of node.members) {
        const name = `${owner}.${member.name?.getText().replace(/^#/, '_') ?? ''}`;
        if (ts.isMethodDeclaration(member)) {
          addParameters(name, member.parameters);
        } else if (ts.isPropertyDeclaration(member)) {
          addProperty(name, member.initializer);
        } else if (ts.isConstructorDeclaration(member)) {
          for (const [field, initializer] of readAssignments(member)) {
            addProperty(`${owner}.${field}`, initializer);
          }
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return defaults;
}

/** Values of the module's own constants, and of the keys of those that hold defaults. */
function readConstants(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  const addConfiguration = (node: ts.Expression | undefined) => {
    if (!node || !ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const value = literalText(property.initializer, constants);
      const key = `${CONFIGURATION}${property.name.getText()}`;
      if (value !== undefined) constants.set(key, value);
    }
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const value = literalText(declaration.initializer, constants);
      if (!ts.isIdentifier(declaration.name)) continue;
      const { text } = declaration.name;
      if (value !== undefined) constants.set(text, value);
      if (/default/i.test(text)) addConfiguration(declaration.initializer);
    }
  }
  return constants;
}

/** Published code sets fields in the constructor: `this.appendOnly = false`. */
function readAssignments(
  constructor: ts.ConstructorDeclaration,
): [string, ts.Expression][] {
  return (constructor.body?.statements ?? []).flatMap(
    (statement): [string, ts.Expression][] => {
      if (
        !ts.isExpressionStatement(statement) ||
        !ts.isBinaryExpression(statement.expression) ||
        statement.expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken
      ) {
        return [];
      }
      const { left, right } = statement.expression;
      const isOwn =
        ts.isPropertyAccessExpression(left) &&
        left.expression.kind === ts.SyntaxKind.ThisKeyword;
      return isOwn ? [[left.name.text.replace(/^#/, '_'), right]] : [];
    },
  );
}

/** Marks the keys of a constant that holds the defaults of an injected configuration. */
const CONFIGURATION = 'config.';

/** `input(true, …)` starts with its first argument. */
function propertyDefault(
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
  if (ts.isIdentifier(node)) {
    return node.text === 'undefined' ? undefined : constants.get(node.text);
  }
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
    ts.isStringLiteralLike(node) ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword;
  if (!isLiteral) return undefined;
  return ts.isStringLiteralLike(node) ? quoted(node.text) : node.getText();
}

/** As a string is written between single quotes, on one line. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
}
