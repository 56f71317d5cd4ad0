import { readFile } from 'node:fs/promises';

import { transformAsync } from '@babel/core';
import {
  ConsoleLogger,
  LogLevel,
  NodeJSFileSystem,
} from '@angular/compiler-cli';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { z } from 'zod';

import { cacheFile, readCached, writeCached } from '@/lib/files';
import { wrapClasses, markPureCalls } from './passes';

const LINKED = z.string();
const CODE = ['lib/demos/link-package.ts', 'lib/demos/passes.ts'];

/** What a file says that has still to be compiled for the installed version of Angular. */
const PARTIAL = /ɵɵngDeclare/;
/** Only names the functions. */
const CORE = /@angular\/core\//;

/**
 * Reads a file of a package of Angular's format as the bundler should see it: compiled to the end, and what nobody uses
 * easy to leave out. The result is kept under a hash of the file.
 *
 * @param file absolute path
 */
export async function linkPackage(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const name = file.slice(file.lastIndexOf('node_modules'));
  const kept = cacheFile('linked', CODE, [name, source]);
  const known = readCached(kept, (data) => LINKED.parse(data));
  if (known !== undefined) return known;
  const isPartial = PARTIAL.test(source) && !CORE.test(file);
  const result = await transformAsync(source, {
    filename: file,
    plugins: [...(isPartial ? [linker()] : []), wrapClasses, markPureCalls],
    compact: false,
    configFile: false,
    babelrc: false,
    sourceMaps: false,
  });
  const linked = result?.code ?? source;
  writeCached(kept, linked);
  return linked;
}

function linker() {
  return createEs2015LinkerPlugin({
    fileSystem: new NodeJSFileSystem(),
    logger: new ConsoleLogger(LogLevel.error),
    linkerJitMode: false,
    sourceMapping: false,
  });
}
