import type { BuildOptions, Plugin } from 'esbuild';

import { z } from 'zod';
import { readFile } from 'node:fs/promises';
import { cacheEntry, readManifest } from '@/lib/base/files';

/** A script for browsers, whatever it is made of; what a bundle adds of its own comes after. */
export const BROWSER_SCRIPT = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // licences.txt names them all.
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** As Angular's production build resolves and replaces. */
export const ANGULAR_PRODUCTION = {
  ...BROWSER_SCRIPT,
  conditions: ['es2020', 'es2015', 'module'],
  mainFields: ['es2020', 'module', 'main'],
  define: {
    ngDevMode: 'false',
    ngJitMode: 'false',
    ngI18nClosureMode: 'false',
    ngServerMode: 'false',
    ngHmrMode: 'false',
  },
} as const satisfies BuildOptions;

const IN_PACKAGE = /[\\/]node_modules[\\/].*\.m?js$/;

/**
 * Links the packages of Angular's format that a bundle takes in.
 *
 * @param isBesideCompiler whether the bundle brings Angular's compiler
 */
export function linkAngular(isBesideCompiler = false): Plugin {
  return {
    name: 'link-angular',
    setup({ onLoad }) {
      onLoad({ filter: IN_PACKAGE }, async ({ path: file }) =>
        isOfAngularPackage(file)
          ? { contents: await linkPackage(file, isBesideCompiler) }
          : undefined,
      );
    },
  };
}

const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const OF_ANGULAR = /[\\/]node_modules[\\/]@angular[\\/]/;

const known = new Map<string, boolean>();

/**
 * Whether a file is of a package in Angular's package format: one of Angular itself, or one that has to be installed
 * beside it.
 *
 * @param file absolute path
 */
export function isOfAngularPackage(file: string): boolean {
  if (OF_ANGULAR.test(file)) return true;
  const folder = FOLDER.exec(file)?.[0];
  if (folder === undefined) return false;
  const isBesideAngular =
    known.get(folder) ??
    '@angular/core' in readManifest(folder).peerDependencies;
  known.set(folder, isBesideAngular);
  return isBesideAngular;
}

const LINKED = z.string();
const CODE = ['lib/samples/linker'];

/**
 * Reads a file of a package of Angular's format as a bundler should see it: compiled to the end, and written so
 * that unused parts can be left out. The result is cached under a hash of the file.
 *
 * @param file absolute path
 * @param isBesideCompiler for a bundle that brings Angular's compiler: all of it stays, and its modules list
 * their exports for the compiler
 */
async function linkPackage(
  file: string,
  isBesideCompiler = false,
): Promise<string> {
  const source = await readFile(file, 'utf8');
  const name = file.slice(file.lastIndexOf('node_modules'));
  const inputs = [name, source, String(isBesideCompiler)];
  const { known, save } = cacheEntry('linked', CODE, inputs, LINKED);
  if (known !== undefined) return known;
  // Linker and parser are loaded only for files that are not in the cache.
  const { linkAndOptimise, linkBesideCompiler } =
    await import('./link-and-optimise');
  const make = isBesideCompiler ? linkBesideCompiler : linkAndOptimise;
  return save(make(file, source));
}
