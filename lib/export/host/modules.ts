import { resolve } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';

/** Modules of an export, and what each of them imports. */
export type Modules = Metafile['inputs'];
type Import = Modules[string]['imports'][number];

/**
 * Reads what modules of an export import.
 *
 * @param dir folder of the export
 * @param files modules and stylesheets, as paths inside of it; a `*` stands for any part of a name
 * @returns these and all that they load, by such paths
 * @throws when one of them is missing or is no code
 */
export function readModules(dir: string, files: readonly string[]): Modules {
  const { metafile } = buildSync({
    absWorkingDir: resolve(dir),
    entryPoints: [...files],
    outdir: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    // What the repository says of side effects is true of sources.
    ignoreAnnotations: true,
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  return metafile.inputs;
}

const isNeeded = ({ kind }: Import) => kind !== 'dynamic-import';

/**
 * Files with what they import, what that imports, and so on.
 *
 * @param isLoaded which imports count: those that a module cannot do without, if nothing else is said
 */
export function loadedFiles(
  files: readonly string[],
  modules: Modules,
  isLoaded: (one: Import) => boolean = isNeeded,
): string[] {
  const loaded = new Set(files);
  for (const file of loaded) {
    for (const one of modules[file]?.imports ?? []) {
      if (isLoaded(one)) loaded.add(one.path);
    }
  }
  return [...loaded];
}

/** The modules that files load when a reader turns to them. */
export function laterModules(
  files: readonly string[],
  modules: Modules,
): string[] {
  return files.flatMap((file) =>
    (modules[file]?.imports ?? [])
      .filter((one) => !isNeeded(one))
      .map(({ path }) => path),
  );
}

/** What each part that files load later adds to what they cannot do without. */
export function laterParts(
  files: readonly string[],
  modules: Modules,
): string[][] {
  const first = loadedFiles(files, modules);
  return laterModules(files, modules).map((part) =>
    loadedFiles([part], modules).filter((file) => !first.includes(file)),
  );
}

/**
 * The part that has a text in one of its files.
 *
 * @throws when none has, as nothing would weigh nothing
 */
export function withMark(
  mark: string,
  parts: readonly string[][],
  read: (file: string) => string,
): string[] {
  const found = parts.find((files) =>
    files.some((file) => read(file).includes(mark)),
  );
  if (found) return found;
  throw new Error(
    `[site] No part of the program holds "${mark}", so what it weighs is unknown. Correct the mark in lib/export/host/budgets.ts.`,
  );
}
