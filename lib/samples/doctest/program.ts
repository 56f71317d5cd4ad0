import path from 'node:path';

import {
  NgtscProgram,
  OptimizeFor,
  type AngularCompilerOptions,
  type CompilerHost,
} from '@angular/compiler-cli';
import ts from 'typescript';

import { findDroppedBindings } from './dropped-bindings';
import { resolveSibling, type PagePlan, type Sample } from './plan';
import { SETUP_ALIAS } from './plan-module';
import { originOf, placeAt, type VirtualFile } from './virtual-file';
import { setupPath, setupToFile, type SetupFile } from './setup';
import { packagePattern, type Settings } from './settings';
import type { FenceDiagnostic } from '@/lib/samples/fences';

/** What the compiler reports about a place of a content file. */
export type SampleDiagnostic = FenceDiagnostic & { file: string };

/** Advice about the imports of a component that we generated. */
const NOISE_IN_GENERATED = new Set(['NG8113']);
/** A directive key that Angular silently drops; the compiler has no code for it. */
const UNKNOWN_KEY_CODE = 'NG0303';
/** A class that a template uses is not exported. */
const NOT_EXPORTED_CODE = 'NG3004';

/**
 * The one Angular program in which all samples are checked.
 *
 * Samples are virtual files under `programDir`, which must be inside the
 * repository so that the packages resolve.
 */
export class SampleProgram {
  readonly program: NgtscProgram;
  readonly #files = new Map<string, VirtualFile>();
  readonly #directories = new Set<string>();
  readonly #owners = new Map<string, { plan: PagePlan; sample: Sample }>();
  readonly #sourceFiles: Map<string, ts.SourceFile>;
  #resolvePackage: (name: string) => string | undefined = () => undefined;
  /** Absolute folder the virtual files pretend to be in. */
  readonly programDir: string;
  /** Matches the paths of files of documented packages. */
  readonly documentedFile: RegExp;

  /**
   * @param previous an earlier program of this process, whose parsed libraries are reused
   */
  constructor(
    plans: readonly PagePlan[],
    readonly setups: ReadonlyMap<string, SetupFile>,
    options: AngularCompilerOptions,
    programDir: string,
    readonly settings: Settings,
    previous?: SampleProgram,
  ) {
    this.programDir = programDir;
    this.documentedFile = packagePattern(settings, '\\/node_modules\\/', '\\/');
    this.#sourceFiles = previous ? previous.#sourceFiles : new Map();
    const setupFiles = [...setups.values()].map((setup) =>
      setupToFile(setup, programDir),
    );
    for (const file of setupFiles) this.#add(file);
    for (const plan of plans) {
      for (const sample of plan.samples) {
        this.#add(sample.module);
        if (sample.template) this.#add(sample.template);
        this.#owners.set(sample.module.path, { plan, sample });
      }
    }
    const roots = [...this.#files.keys()].filter((file) =>
      file.endsWith('.ts'),
    );
    this.program = new NgtscProgram(
      roots,
      {
        ...options,
        ...PROGRAM_OPTIONS,
        // Global types resolve from the folder of the options.
        configFilePath: path.posix.join(programDir, 'tsconfig.json'),
      },
      this.#createHost(options),
      previous?.program,
    );
  }

  get tsProgram(): ts.Program {
    return this.program.getTsProgram();
  }

  /** The virtual file at a path the compiler reports. */
  fileAt(fileName: string): VirtualFile | undefined {
    return this.#files.get(fileName);
  }

  /** The parsed form of a virtual file. */
  sourceOf(file: VirtualFile): ts.SourceFile {
    const source = this.tsProgram.getSourceFile(file.path);
    if (!source)
      throw new Error(`[samples] ${file.path} is not in the program`);
    return source;
  }

  /** The virtual file a relative or setup import means. */
  resolveVirtual(specifier: string, importer: string): VirtualFile | undefined {
    if (specifier.startsWith(SETUP_ALIAS)) {
      const name = specifier.slice(SETUP_ALIAS.length);
      return this.#files.get(setupPath(this.programDir, name));
    }
    if (!specifier.startsWith('.')) return undefined;
    const owner = this.#owners.get(importer);
    if (owner) {
      return resolveSibling(owner.plan, owner.sample.fence, specifier)?.module;
    }
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    return this.#files.get(target) ?? this.#files.get(`${target}.ts`);
  }

  /** The documented entry points that any sample imports. */
  importedEntries(): { name: string; source: ts.SourceFile }[] {
    const entries = new Map<string, ts.SourceFile>();
    const imported = packagePattern(
      this.settings,
      `from\\s+['"](`,
      `(?:\\/[^'"]+)?)['"]`,
      'g',
    );
    for (const file of this.#files.values()) {
      for (const [, name = ''] of file.text.matchAll(imported)) {
        const resolved = this.#resolvePackage(name);
        const source = resolved && this.tsProgram.getSourceFile(resolved);
        if (source) entries.set(name, source);
      }
    }
    // The most specific path first, because a root may export it again.
    return [...entries]
      .map(([name, source]) => ({ name, source }))
      .sort((a, b) => b.name.length - a.name.length);
  }

  /** Everything TypeScript, Angular and we report about one module and its templates. */
  diagnose(file: VirtualFile): SampleDiagnostic[] {
    const source = this.sourceOf(file);
    const found = [
      ...this.tsProgram.getSyntacticDiagnostics(source),
      ...this.tsProgram.getSemanticDiagnostics(source),
      ...this.program.compiler.getDiagnosticsForFile(
        source,
        OptimizeFor.WholeProgram,
      ),
    ].map((diagnostic) => this.#toSampleDiagnostic(diagnostic, file));
    // Angular cannot look into the templates either, and would throw what it has reported.
    const dropped = found.some(({ code }) => code === NOT_EXPORTED_CODE)
      ? []
      : findDroppedBindings(
          this.program.compiler.getTemplateTypeChecker(),
          source,
          this.settings,
        );
    for (const problem of dropped) {
      const template = this.#files.get(problem.file) ?? file;
      found.push({
        file: template.file,
        ...this.#span(template, problem.start, problem.end),
        code: UNKNOWN_KEY_CODE,
        message: problem.message,
      });
    }
    return found
      .filter((item) => !file.isGenerated || !NOISE_IN_GENERATED.has(item.code))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }

  #add(file: VirtualFile) {
    this.#files.set(file.path, file);
    let directory = path.posix.dirname(file.path);
    while (!this.#directories.has(directory) && directory !== '/') {
      this.#directories.add(directory);
      directory = path.posix.dirname(directory);
    }
  }

  #createHost(options: AngularCompilerOptions): CompilerHost {
    const host = ts.createIncrementalCompilerHost(options);
    const cache = ts.createModuleResolutionCache(
      this.programDir,
      (name) => name,
      options,
    );
    // Packages resolve alike from every sample, so one cache entry serves all.
    const anyFile = path.posix.join(this.programDir, 'any.ts');
    const resolve = (name: string, from: string) =>
      ts.resolveModuleName(name, from, options, host, cache).resolvedModule;
    this.#resolvePackage = (name) => resolve(name, anyFile)?.resolvedFileName;
    return {
      ...host,
      getSourceFile: (fileName, languageVersion) =>
        this.#getSourceFile(fileName, languageVersion, host),
      fileExists: (fileName) =>
        this.#files.has(fileName) || host.fileExists(fileName),
      readFile: (fileName) =>
        this.#files.get(fileName)?.text ?? host.readFile(fileName),
      directoryExists: (directory) =>
        this.#directories.has(directory) ||
        (host.directoryExists?.(directory) ?? true),
      readResource: (fileName) => this.#files.get(fileName)?.text ?? '',
      resourceNameToFileName: (url, containingFile) =>
        this.#resolveResource(url, containingFile),
      resolveModuleNames: (specifiers, containingFile) =>
        specifiers.map((specifier) => {
          const file = this.resolveVirtual(specifier, containingFile);
          if (file) {
            return {
              resolvedFileName: file.path,
              extension: ts.Extension.Ts,
              isExternalLibraryImport: false,
            };
          }
          const isSample = this.#files.has(containingFile);
          return isSample && specifier.startsWith('.')
            ? undefined
            : resolve(specifier, isSample ? anyFile : containingFile);
        }),
    };
  }

  #resolveResource(url: string, containingFile: string): string | null {
    const template = this.#owners.get(containingFile)?.sample.template;
    if (template) return template.path;
    // Styles are not checked, so a sample may name a file the page does not show.
    return /\.(?:css|scss|sass|less)$/.test(url)
      ? path.posix.join(this.programDir, 'styles', path.posix.basename(url))
      : null;
  }

  #getSourceFile(
    fileName: string,
    languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
    host: CompilerHost,
  ): ts.SourceFile | undefined {
    const text = this.#files.get(fileName)?.text;
    const known = this.#sourceFiles.get(fileName);
    if (known && (text === undefined || known.text === text)) return known;
    const content = text ?? host.readFile(fileName);
    if (content === undefined) return undefined;
    const source = ts.createSourceFile(
      fileName,
      content,
      languageVersion,
      true,
    );
    // The incremental builder knows changed files by their version.
    Object.assign(source, { version: ts.sys.createHash?.(content) ?? content });
    this.#sourceFiles.set(fileName, source);
    return source;
  }

  #toSampleDiagnostic(
    diagnostic: ts.Diagnostic,
    fallback: VirtualFile,
  ): SampleDiagnostic {
    const named = this.#files.get(diagnostic.file?.fileName ?? '');
    const file = named ?? fallback;
    const start = named ? (diagnostic.start ?? 0) : 0;
    const end = named ? start + (diagnostic.length ?? 0) : 0;
    return {
      file: file.file,
      ...this.#span(file, start, end),
      code: codeOf(diagnostic),
      message: ts
        .flattenDiagnosticMessageText(diagnostic.messageText, '\n')
        .trim(),
    };
  }

  #span(file: VirtualFile, start: number, end: number) {
    const from = placeAt(file, start);
    const to = placeAt(file, end);
    const last = originOf(file, to.line, to.character);
    return {
      ...originOf(file, from.line, from.character),
      endLine: last.line,
      endColumn: last.column,
    };
  }
}

const PROGRAM_OPTIONS: AngularCompilerOptions = {
  _enableTemplateTypeChecker: true,
  noEmit: false,
  declaration: false,
  sourceMap: false,
  inlineSourceMap: true,
  inlineSources: true,
};

function codeOf(diagnostic: ts.Diagnostic): string {
  // Angular writes its codes as -99 followed by the code.
  return diagnostic.code < 0
    ? `NG${String(-diagnostic.code).slice(2)}`
    : `TS${diagnostic.code}`;
}
