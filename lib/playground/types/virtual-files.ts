import { posix } from 'node:path';
import type { AbsoluteFsPath, FileSystem } from '@angular/compiler-cli';

/** Files in memory, by their absolute paths. */
export type FileMap = Map<string, string>;

/** Every folder that files lie in. */
export function foldersOf(files: FileMap): Set<string> {
  const folders = new Set(['/']);
  const { dirname } = posix;
  for (const path of files.keys()) {
    for (let at = dirname(path); !folders.has(at); at = dirname(at)) {
      folders.add(at);
    }
  }
  return folders;
}

/** Files in memory as Angular's compiler asks for them; nothing can be written. */
export function virtualFileSystem(files: FileMap): FileSystem {
  const folders = foldersOf(files);
  const isFile = (path: string) => files.has(path);
  const isFolder = (path: string) => folders.has(path);
  const stat = (path: string) => ({
    isFile: () => isFile(path),
    isDirectory: () => isFolder(path),
    isSymbolicLink: () => false,
  });
  const fs: Partial<Record<keyof FileSystem, unknown>> = {
    ...posix,
    exists: (path: string) => isFile(path) || isFolder(path),
    readFile: (path: string) => {
      const text = files.get(path);
      if (text === undefined) throw new Error(`There is no file ${path}.`);
      return text;
    },
    readdir: () => [],
    lstat: stat,
    stat,
    pwd: () => '/',
    chdir: () => {},
    isCaseSensitive: () => true,
    realpath: (path: string) => path,
    getDefaultLibLocation: () => LIB_FOLDER,
    resolve: (...paths: string[]) => posix.resolve('/', ...paths),
    isRoot: (path: string) => path === '/',
    isRooted: posix.isAbsolute,
  };
  // What writes, links or reads bytes is never called by a compiler that emits nothing.
  return fs as unknown as FileSystem;
}

/** Where the declarations of the language and of browsers lie. */
export const LIB_FOLDER = '/node_modules/typescript/lib' as AbsoluteFsPath;
