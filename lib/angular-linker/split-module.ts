import ts from 'typescript';

import { parseModule } from './parse-module';

/** Declarations of a module that cannot do without each other. */
type ModulePiece = {
  /** A module but for its imports of other pieces. */
  text: string;
  /** What it needs of other pieces: the index of each by name. */
  needs: ReadonlyMap<string, number>;
};

export type SplitModule = {
  pieces: readonly ModulePiece[];
  /** The piece of each exported name, and its name there. */
  exported: ReadonlyMap<string, { piece: number; name: string }>;
};

/** A statement; `changes` are the names that it is about without declaring them. */
type Part = {
  text: string;
  declares: readonly string[];
  uses: ReadonlySet<string>;
  changes: ReadonlySet<string>;
};

/**
 * Takes a module apart, as bundlers sort whole files and not what is in them.
 *
 * @param code an ES module that imports and exports by name
 */
export function splitModule(code: string): SplitModule {
  const source = parseModule(code);
  const isLink = (one: ts.Statement) =>
    ts.isImportDeclaration(one) || ts.isExportDeclaration(one);
  const groups = groupParts(
    source.statements
      .filter((one) => !isLink(one))
      .map((one) => toPart(one, source)),
  );
  const home = new Map(
    groups.flatMap(({ declares }, index) =>
      declares.map((name) => [name, index] as const),
    ),
  );
  const imports = source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((one) => importsOf(one, source));
  const pieces = groups.map(({ text, declares, uses }, index) => ({
    text: [
      ...imports.filter(({ name }) => uses.has(name)).map((one) => one.text),
      text,
      `export { ${declares.join(', ')} };`,
    ].join('\n'),
    needs: new Map(
      [...home].filter(([name, at]) => at !== index && uses.has(name)),
    ),
  }));
  const exported = source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(exportsOf)
    .map(
      ({ as, name }) => [as, { piece: home.get(name) ?? -1, name }] as const,
    );
  return { pieces, exported: new Map(exported) };
}

function importsOf(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  source: ts.SourceFile,
): { name: string; text: string }[] {
  const bindings = importClause?.namedBindings;
  if (!bindings) return [];
  const end = `from ${moduleSpecifier.getText(source)};`;
  return ts.isNamespaceImport(bindings)
    ? [
        {
          name: bindings.name.text,
          text: `import ${bindings.getText(source)} ${end}`,
        },
      ]
    : bindings.elements.map((one) => ({
        name: one.name.text,
        text: `import { ${one.getText(source)} } ${end}`,
      }));
}

function exportsOf({ exportClause }: ts.ExportDeclaration) {
  return exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ name, propertyName }) => ({
        as: name.text,
        name: (propertyName ?? name).text,
      }))
    : [];
}

function toPart(statement: ts.Statement, source: ts.SourceFile): Part {
  const declares = namesOf(statement);
  const uses = new Set<string>();
  const assigned = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) uses.add(node.text);
    const target = targetOf(node);
    if (target && ts.isIdentifier(target)) assigned.add(target.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return {
    text: statement.getFullText(source),
    declares,
    uses,
    changes: declares.length > 0 ? assigned : uses,
  };
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** What an expression gives another value. */
function targetOf(node: ts.Node): ts.Node | undefined {
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return node.operand;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment &&
    kind <= ts.SyntaxKind.LastAssignment
    ? node.left
    : undefined;
}

/** Joins, in their order, parts of which each needs the other; modules that import each other would start in any order. */
function groupParts(parts: readonly Part[]): Part[] {
  const reached = parts.map((part) => reach(part, parts));
  const done = new Set<Part>();
  return parts.flatMap((part, index) => {
    if (done.has(part)) return [];
    const group = parts.filter(
      (other, at) =>
        other === part ||
        (reached[index]?.has(other) && reached[at]?.has(part)),
    );
    for (const one of group) done.add(one);
    return [
      {
        text: group.map(({ text }) => text).join(''),
        declares: group.flatMap(({ declares }) => declares),
        uses: new Set(group.flatMap(({ uses }) => [...uses])),
        changes: new Set<string>(),
      },
    ];
  });
}

function reach(from: Part, parts: readonly Part[]): ReadonlySet<Part> {
  const found = new Set<Part>();
  const visit = ({ uses, declares }: Part) => {
    for (const other of parts) {
      const isNeeded =
        other.declares.some((name) => uses.has(name)) ||
        declares.some((name) => other.changes.has(name));
      if (!isNeeded || found.has(other)) continue;
      found.add(other);
      visit(other);
    }
  };
  visit(from);
  return found;
}
