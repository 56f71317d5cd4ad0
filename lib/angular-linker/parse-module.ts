import ts from 'typescript';

/**
 * Reads the JavaScript of a package.
 *
 * @returns its tree; nodes do not know their parents
 */
export function parseModule(code: string): ts.SourceFile {
  return ts.createSourceFile(
    'module.mjs',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
}
