import type { AbsoluteFsPath, FileSystem } from '@angular/compiler-cli';

/** Files in memory, by their absolute paths. */
export type FileMap = Map<string, string>;

const normalize = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
};

const folderOf = (path: string): string =>
  normalize(path.replace(/\/[^/]*$/, ''));

/** Every folder that files lie in. */
export function foldersOf(files: FileMap): Set<string> {
  const folders = new Set(['/']);
  for (const path of files.keys()) {
    for (let at = folderOf(path); !folders.has(at); at = folderOf(at)) {
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
  const readFile = (path: string) => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`There is no file ${path}.`);
    return text;
  };
  const resolve = (...paths: string[]) =>
    normalize(
      paths.reduce(
        (before, path) => (path.startsWith('/') ? path : `${before}/${path}`),
        '',
      ),
    );
  const fs: Partial<Record<keyof FileSystem, unknown>> = {
    exists: (path: string) => isFile(path) || isFolder(path),
    readFile,
    readdir: () => [],
    lstat: stat,
    stat,
    pwd: () => '/',
    chdir: () => {},
    extname: (path: string) => /\.[^./]*$/.exec(path)?.[0] ?? '',
    isCaseSensitive: () => true,
    realpath: (path: string) => path,
    getDefaultLibLocation: () => LIB_FOLDER,
    resolve,
    dirname: folderOf,
    isRoot: (path: string) => path === '/',
    isRooted: (path: string) => path.startsWith('/'),
    join: (...paths: string[]) => normalize(paths.join('/')),
    relative: (from: string, to: string) => relative(from, to),
    basename: (path: string, end = '') =>
      path.slice(
        path.lastIndexOf('/') + 1,
        path.endsWith(end) ? path.length - end.length : undefined,
      ),
    normalize,
  };
  // What writes, links or reads bytes is never called by a compiler that emits nothing.
  return fs as unknown as FileSystem;
}

/** Where the declarations of the language and of browsers lie. */
export const LIB_FOLDER = '/node_modules/typescript/lib' as AbsoluteFsPath;

function relative(from: string, to: string): string {
  const [a, b] = [from, to].map((path) =>
    normalize(path).split('/').filter(Boolean),
  );
  let same = 0;
  while (a?.[same] !== undefined && a[same] === b?.[same]) same++;
  const up = (a ?? []).slice(same).map(() => '..');
  return [...up, ...(b ?? []).slice(same)].join('/') || '.';
}
