import { posix } from 'node:path';
import type { FileSystem } from '@angular/compiler-cli';

/** Files in memory, by their absolute paths. */
export type FileMap = Map<string, string>;

/** Files in memory, as far as Angular's compiler asks for them beside its host. */
export function virtualFileSystem(files: FileMap): FileSystem {
  const fs: Partial<Record<keyof FileSystem, unknown>> = {
    ...posix,
    exists: (path: string) => files.has(path),
    readFile: (path: string) => files.get(path),
    resolve: (...paths: string[]) => posix.resolve('/', ...paths),
    isRoot: (path: string) => path === '/',
    isRooted: posix.isAbsolute,
  };
  return fs as unknown as FileSystem;
}

/** Where the declarations of the language and of browsers lie. */
export const LIB_FOLDER = '/node_modules/typescript/lib';
