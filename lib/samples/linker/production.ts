import type { BuildOptions, Plugin } from 'esbuild';

import { isOfAngularPackage } from './angular-format';
import { linkPackage } from './link-package';

/** As Angular's production build resolves and replaces; what a bundle adds of its own comes after. */
export const ANGULAR_PRODUCTION = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['es2020', 'es2015', 'module'],
  mainFields: ['es2020', 'module', 'main'],
  define: {
    ngDevMode: 'false',
    ngJitMode: 'false',
    ngI18nClosureMode: 'false',
    ngServerMode: 'false',
    ngHmrMode: 'false',
  },
  // licences.txt names them all.
  legalComments: 'none',
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
