import type { NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import type { Project } from '../link';
import { checkProgram, type Problem } from './check-types';
import { MODULES, SHIMS, SOURCE, TYPES_OPTIONS } from './options';
import { bindingsFor } from './template-bindings';
import { LIB_FOLDER, type FileMap } from './virtual-files';

type Files = Project['files'];
type Data = ts.CompletionEntryData | undefined;

/** What could be written at a place. */
export type Completion = {
  label: string;
  /** Better ones come first. */
  rank: string;
  /** The module that it has to be imported from. */
  source: string | undefined;
  data: Data;
};

/** Replaces a range of a file; offsets are 0-based. */
type Edit = { from: number; to: number; insert: string };

/** What is asked of the types of a program; offsets are 0-based. */
export type Types = ReturnType<typeof createTypes>;

const PREFERENCES: ts.UserPreferences = {
  includeCompletionsForModuleExports: true,
  quotePreference: 'single',
};

/**
 * Makes what knows the types of programs, as `ng build` does with strict templates.
 *
 * @param declarations of the language and of packages, by their paths; what is checked is added to them
 */
export function createTypes(declarations: Readonly<Record<string, string>>) {
  const all: FileMap = new Map(Object.entries(declarations));
  const host = hostOf(all);
  const service = serviceOf(all, host);
  let sources: string[] = [];
  let program: NgtscProgram | undefined;
  /** @returns path of one of them */
  const write = (files: Files, name = '') => {
    sources.forEach((path) => all.delete(path));
    sources = files.map((file) => SOURCE + file.name);
    for (const file of files) all.set(SOURCE + file.name, file.text);
    return SOURCE + name;
  };
  return {
    check: (files: Files): Problem[] => {
      write(files);
      const made = checkProgram(all, sources, host, program);
      program = made.program;
      return made.problems;
    },
    complete: (files: Files, name: string, offset: number) =>
      complete(service, write(files, name), offset),
    /** What has to be changed elsewhere in the file for a completion that has a source. */
    importFor: (files: Files, name: string, offset: number, of: Completion) =>
      importFor(service, write(files, name), offset, of),
    /** What the name at a place is. */
    explain: (files: Files, name: string, offset: number) => {
      const path = write(files, name);
      const found = service.getQuickInfoAtPosition(path, offset);
      if (!found) return undefined;
      const { textSpan: span, displayParts } = found;
      const text = ts.displayPartsToString(displayParts);
      return { from: span.start, to: span.start + span.length, text };
    },
    /** What the element around a place in a template can be given, as it is written there. */
    bindingsOf: (name: string, offset: number, tag: string) =>
      program ? bindingsFor(program, SOURCE + name, offset, tag) : [],
  };
}

function complete(
  service: ts.LanguageService,
  path: string,
  offset: number,
): Completion[] {
  const found = service.getCompletionsAtPosition(path, offset, PREFERENCES);
  return (found?.entries ?? []).map(({ name, sortText, source, data }) => ({
    ...{ label: name, rank: sortText, source, data },
  }));
}

function importFor(
  service: ts.LanguageService,
  path: string,
  offset: number,
  { label, source, data }: Completion,
): Edit[] {
  const details = service.getCompletionEntryDetails(
    path,
    offset,
    label,
    ts.getDefaultFormatCodeSettings('\n'),
    source,
    PREFERENCES,
    data,
  );
  const changes = details?.codeActions?.[0]?.changes[0]?.textChanges ?? [];
  return changes.map(({ span: { start, length }, newText }) => ({
    ...{ from: start, to: start + length, insert: newText },
  }));
}

/** Reads files in memory; each text is parsed once, for all programs. */
function hostOf(all: FileMap): ts.CompilerHost {
  const known = new Map<string, ts.SourceFile>();
  return {
    getSourceFile: (name, target) => {
      const text = all.get(name);
      if (text === undefined) return undefined;
      const parsed = known.get(name);
      if (parsed?.text === text) return parsed;
      const made = ts.createSourceFile(name, text, target, true);
      known.set(name, made);
      return made;
    },
    getDefaultLibFileName: () => `${LIB_FOLDER}/lib.es2022.full.d.ts`,
    getDefaultLibLocation: () => LIB_FOLDER,
    writeFile: () => {},
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => all.has(name),
    readFile: (name) => all.get(name),
  };
}

/** TypeScript's own editor services, over the files that are parsed for the check. */
function serviceOf(all: FileMap, host: ts.CompilerHost): ts.LanguageService {
  const isOwn = (name: string) => name.startsWith(SOURCE);
  const versionOf = (name: string) =>
    isOwn(name) ? (all.get(name) ?? '') : '1';
  const acquire = (name: string) =>
    Object.assign(
      host.getSourceFile(name, TYPES_OPTIONS.target) as ts.SourceFile,
      { version: versionOf(name) },
    );
  const registry: Partial<ts.DocumentRegistry> = {
    acquireDocument: acquire,
    acquireDocumentWithKey: acquire,
    updateDocument: acquire,
    updateDocumentWithKey: acquire,
    getKeyForCompilationSettings: () => '' as ts.DocumentRegistryBucketKey,
    releaseDocument: () => {},
    releaseDocumentWithKey: () => {},
  };
  return ts.createLanguageService(
    {
      fileExists: (name) => host.fileExists(name),
      readFile: (name) => host.readFile(name),
      getCompilationSettings: () => TYPES_OPTIONS,
      getScriptFileNames: () => [
        SHIMS,
        MODULES,
        ...[...all.keys()].filter((one) => isOwn(one) && one.endsWith('.ts')),
      ],
      getScriptVersion: versionOf,
      getScriptSnapshot: (name) => {
        const text = all.get(name);
        return text === undefined
          ? undefined
          : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => host.getDefaultLibFileName(TYPES_OPTIONS),
    },
    registry as ts.DocumentRegistry,
  );
}
