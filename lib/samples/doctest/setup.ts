import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import type { VirtualFile } from './virtual-file';

/** A file of `content/_setup`, shared by the samples that name it. */
export type SetupFile = {
  name: string;
  text: string;
  exports: string[];
};

/** Exports that only generated template components use. */
export const TEMPLATE_IMPORTS = 'TEMPLATE_IMPORTS';
export const TEMPLATE_CONTEXT = 'TemplateContext';

/**
 * Reads the setup files.
 *
 * @param contentDir absolute path of the content folder
 * @returns by name (file name without `.ts`); empty when there is no such folder
 */
export function readSetups(contentDir: string): Map<string, SetupFile> {
  const folder = path.join(contentDir, '_setup');
  const setups = new Map<string, SetupFile>();
  for (const file of listTypeScript(folder)) {
    const name = file.slice(0, -'.ts'.length);
    const text = readFileSync(path.join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    setups.set(name, { name, text, exports: exportedNames(source) });
  }
  return setups;
}

function listTypeScript(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .sort();
  } catch {
    return [];
  }
}

/** Without the default export, which has no name to be imported by. */
function exportedNames(source: ts.SourceFile): string[] {
  const names: string[] = [];
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause && ts.isNamedExports(clause)) {
        names.push(...clause.elements.map((element) => element.name.text));
      }
      continue;
    }
    const modifiers = ts.canHaveModifiers(statement)
      ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
      : [];
    const isExported =
      modifiers.includes(ts.SyntaxKind.ExportKeyword) &&
      !modifiers.includes(ts.SyntaxKind.DefaultKeyword);
    if (isExported) names.push(...declaredNames(statement));
  }
  return [...new Set(names)].filter((name) => name !== 'default');
}

/** The names a statement brings into its module, imports included. */
export function declaredNames(statement: ts.Statement): string[] {
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
  const bindings = importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements : [bindings];
  return [importClause, ...named].flatMap((one) => one?.name?.text ?? []);
}

function boundNames(name: ts.BindingName): string[] {
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
    origins: [],
    fence: undefined,
    isGenerated: false,
  };
}
