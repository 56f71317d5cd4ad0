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
import { originAt, type VirtualFile } from './virtual-file';
import { setupPath, setupToFile, type SetupFile } from './setup';
import { packagePattern, type Settings } from './settings';
import { compareProblems } from '@/lib/base/source';
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
    for (const setup of setups.values()) {
      this.#add(setupToFile(setup, programDir));
    }
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
    const imported = packagePattern(
      this.settings,
      `from\\s+['"](`,
      `(?:\\/[^'"]+)?)['"]`,
      'g',
    );
    const names = [...this.#files.values()].flatMap(({ text }) =>
      [...text.matchAll(imported)].map(([, name = '']) => name),
    );
    // The most specific path first, because a root may export it again.
    return [...new Set(names)]
      .sort((a, b) => b.length - a.length)
      .flatMap((name) => {
        const resolved = this.#resolvePackage(name) ?? '';
        const source = this.tsProgram.getSourceFile(resolved);
        return source ? [{ name, source }] : [];
      });
  }

  /** Everything TypeScript, Angular and we report about one module and its templates. */
  diagnose(file: VirtualFile): SampleDiagnostic[] {
    const source = this.sourceOf(file);
    const { compiler } = this.program;
    const found = [
      ...this.tsProgram.getSyntacticDiagnostics(source),
      ...this.tsProgram.getSemanticDiagnostics(source),
      ...compiler.getDiagnosticsForFile(source, OptimizeFor.WholeProgram),
    ].map((diagnostic) => this.#toSampleDiagnostic(diagnostic, file));
    // Angular cannot look into the templates either, and would throw what it has reported.
    if (!found.some(({ code }) => code === NOT_EXPORTED_CODE)) {
      const checker = compiler.getTemplateTypeChecker();
      const dropped = findDroppedBindings(checker, source, this.settings);
      found.push(
        ...dropped.map(({ file: name, start, end, message }) => ({
          ...this.#span(this.#files.get(name) ?? file, start, end),
          code: UNKNOWN_KEY_CODE,
          message,
        })),
      );
    }
    return found
      .filter(
        (item) =>
          file.generatedLines < Infinity || !NOISE_IN_GENERATED.has(item.code),
      )
      .sort(compareProblems);
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
      getSourceFile: (fileName, target) =>
        this.#getSourceFile(fileName, target, host),
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
          if (file) return { resolvedFileName: file.path };
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
    target: ts.ScriptTarget | ts.CreateSourceFileOptions,
    host: CompilerHost,
  ): ts.SourceFile | undefined {
    const text = this.#files.get(fileName)?.text;
    const known = this.#sourceFiles.get(fileName);
    if (known && (text === undefined || known.text === text)) return known;
    const content = text ?? host.readFile(fileName);
    if (content === undefined) return undefined;
    const source = ts.createSourceFile(fileName, content, target, true);
    // The incremental builder knows changed files by their version.
    Object.assign(source, { version: ts.sys.createHash?.(content) ?? content });
    this.#sourceFiles.set(fileName, source);
    return source;
  }

  #toSampleDiagnostic(
    { file, start = 0, length = 0, code, messageText }: ts.Diagnostic,
    fallback: VirtualFile,
  ): SampleDiagnostic {
    const named = this.#files.get(file?.fileName ?? '');
    return {
      ...(named
        ? this.#span(named, start, start + length)
        : this.#span(fallback, 0, 0)),
      // Angular writes its codes as -99 followed by the code.
      code: code < 0 ? `NG${String(-code).slice(2)}` : `TS${code}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n').trim(),
    };
  }

  #span(file: VirtualFile, start: number, end: number) {
    const last = originAt(file, end);
    return {
      file: file.file,
      ...originAt(file, start),
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
