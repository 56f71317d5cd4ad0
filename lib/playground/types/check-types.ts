import {
  getFileSystem,
  NgtscProgram,
  setFileSystem,
} from '@angular/compiler-cli';
import ts from 'typescript';
import { SHIMS, SOURCE, TYPES_OPTIONS } from './options';
import { virtualFileSystem, type FileMap } from './virtual-files';

/** What is wrong at a place of a file; lines and columns are 1-based. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** In characters; 0 where the rest of the line is meant. */
  length: number;
  /** As compilers name it, such as `TS2322` or `NG8001`; empty where it has no name. */
  code: string;
  message: string;
};

const OPTIONS = {
  ...TYPES_OPTIONS,
  rootDir: '/',
  baseUrl: SOURCE,
  strictTemplates: true,
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  _enableTemplateTypeChecker: true,
};

/**
 * Checks files as `ng build` does with strict templates.
 *
 * @param all files in memory
 * @param sources paths of those of the reader
 * @param before the program of the check before, whose results are reused
 */
export function checkProgram(
  all: FileMap,
  sources: readonly string[],
  host: ts.CompilerHost,
  before: NgtscProgram | undefined,
): { program: NgtscProgram; problems: Problem[] } {
  const roots = [SHIMS, ...sources.filter((path) => path.endsWith('.ts'))];
  // The compiler has one for all that run in a process.
  const files = getFileSystem();
  setFileSystem(virtualFileSystem(all));
  try {
    const program = new NgtscProgram(roots, OPTIONS, host, before);
    return { program, problems: diagnosticsOf(program).flatMap(toProblem) };
  } finally {
    setFileSystem(files);
  }
}

function diagnosticsOf(program: NgtscProgram): ts.Diagnostic[] {
  const syntax = [
    ...program.getTsOptionDiagnostics(),
    ...program.getNgOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
  ];
  // What is no TypeScript has no types.
  return syntax.length > 0
    ? syntax
    : [
        ...program.getTsSemanticDiagnostics(),
        ...program.getNgStructuralDiagnostics(),
        ...program.getNgSemanticDiagnostics(),
      ];
}

/** Matters of style: an import that is not used, a question mark too many. */
const HARMLESS = new Set([-998113, -998102, -998107]);

function toProblem({
  file,
  start = 0,
  length = 0,
  code,
  messageText,
}: ts.Diagnostic): Problem[] {
  if (!file?.fileName.startsWith(SOURCE) || HARMLESS.has(code)) return [];
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return [
    {
      file: file.fileName.slice(SOURCE.length),
      line: line + 1,
      column: character + 1,
      length,
      // Codes of Angular begin with -99.
      code: code < 0 ? `NG${String(code).slice(3)}` : `TS${code}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    },
  ];
}
