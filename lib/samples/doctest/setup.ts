import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type ts from 'typescript';

import { loadTypeScript } from './typescript';
import type { VirtualFile } from './virtual-file';

/** A file of `content/_setup`, shared by the samples that name it. */
export type SetupFile = {
  name: string;
  text: string;
  /** Names that it exports; found when they are first asked for. */
  exports: () => readonly string[];
};

/**
 * Reads the setup files.
 *
 * @param contentDir absolute path of the content folder
 * @returns by name (file name without `.ts`); empty when there is no such folder
 */
export function readSetups(contentDir: string): Map<string, SetupFile> {
  const folder = path.join(contentDir, '_setup');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .sort();
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -'.ts'.length);
      const text = readFileSync(path.join(folder, file), 'utf8');
      let known: string[] | undefined;
      const exports = () => (known ??= exportedNames(file, text));
      return [name, { name, text, exports }];
    }),
  );
}

/** Without the default export, which has no name to be imported by. */
function exportedNames(file: string, text: string): string[] {
  const ts = loadTypeScript();
  const { statements } = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
  );
  const names = statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) {
      return isExported(statement) ? declaredNames(statement) : [];
    }
    const { exportClause: clause } = statement;
    return clause && ts.isNamedExports(clause)
      ? clause.elements.map(({ name }) => name.text)
      : [];
  });
  return [...new Set(names)].filter((name) => name !== 'default');
}

/** Whether others can import what a statement declares by its name. */
export function isExported(statement: ts.Statement): boolean {
  const ts = loadTypeScript();
  const modifiers = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  return (
    modifiers.includes(ts.SyntaxKind.ExportKeyword) &&
    !modifiers.includes(ts.SyntaxKind.DefaultKeyword)
  );
}

/** The names a statement brings into its module, imports included. */
export function declaredNames(statement: ts.Statement): string[] {
  const ts = loadTypeScript();
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      boundNames(declaration.name),
    );
  }
  if (ts.isImportDeclaration(statement)) return importedNames(statement);
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const ts = loadTypeScript();
  const bindings = importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements : [bindings];
  return [importClause, ...named].flatMap((one) => one?.name?.text ?? []);
}

function boundNames(name: ts.BindingName): string[] {
  const ts = loadTypeScript();
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** Where the compiler takes a setup file to be. */
export function setupPath(programDir: string, name: string): string {
  return path.posix.join(programDir, '_setup', `${name}.ts`);
}

/** A setup file as the compiler sees it. */
export function setupToFile(setup: SetupFile, programDir: string): VirtualFile {
  return {
    path: setupPath(programDir, setup.name),
    text: setup.text,
    file: `content/_setup/${setup.name}.ts`,
    fence: undefined,
    generatedLines: 0,
  };
}
