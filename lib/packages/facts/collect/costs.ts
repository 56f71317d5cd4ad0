import type { ApiPackage, ApiSymbol } from '@/lib/packages/api';
import { COMBINATIONS, FEATURES, importsText } from '../features';
import type { Costs } from '../types';
import { BASE_APP } from './base-app';
import { measurePrograms } from './bundle';

/** A development tool is part of no application. */
const TOOLS = new Set(['@rx-angular/eslint-plugin']);
const TYPES = new Set(['interface', 'type']);

/** Gone after compilation. */
function isType({ kind, declaration }: ApiSymbol): boolean {
  return TYPES.has(kind) || declaration.startsWith('const enum');
}

const BASE = 'base';

/**
 * Measures what each export adds to a plain application, and sets of them.
 *
 * @param versions installed, of all that the figures depend on
 * @param packages the public API
 */
export async function collectCosts(
  rootDir: string,
  versions: Readonly<Record<string, string>>,
  packages: readonly ApiPackage[],
): Promise<Costs> {
  const programs = new Map([[BASE, BASE_APP]]);
  const add = (name: string, imports: Parameters<typeof importsText>[0]) => {
    programs.set(name, `${BASE_APP}\n${importsText(imports)}`);
  };
  const codeExports = exportsWithCode(packages);
  for (const { entry, name } of codeExports) {
    add(`export ${entry}#${name}`, [{ [entry]: [name] }]);
  }
  const features = Object.entries(FEATURES);
  for (const [name, imports] of features) add(`feature ${name}`, [imports]);
  const pairs = pairsOf(features);
  for (const { name, imports } of pairs) add(`pair ${name}`, imports);
  for (const [name, imports] of Object.entries(COMBINATIONS)) {
    add(`combination ${name}`, imports);
  }
  const sizes = await measurePrograms(rootDir, programs);
  const base = sizes.get(BASE) ?? 0;
  // Compression may make a program with an unused import a few bytes smaller.
  const added = (name: string) => Math.max(0, (sizes.get(name) ?? base) - base);
  const table = (kind: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, added(`${kind} ${name}`)]));
  return {
    versions,
    base,
    exports: exportTable(packages, added),
    features: table('feature', Object.keys(FEATURES)),
    pairs: table(
      'pair',
      pairs.map(({ name }) => name),
    ),
    combinations: table('combination', Object.keys(COMBINATIONS)),
  };
}

function exportsWithCode(packages: readonly ApiPackage[]) {
  return packages
    .filter((one) => !TOOLS.has(one.package))
    .flatMap(({ entries }) => Object.entries(entries))
    .flatMap(([entry, symbols]) =>
      symbols
        .filter((symbol) => !isType(symbol))
        .map(({ name }) => ({ entry, name })),
    );
}

function exportTable(
  packages: readonly ApiPackage[],
  added: (name: string) => number,
): Costs['exports'] {
  return Object.fromEntries(
    packages
      .flatMap(({ entries }) => Object.entries(entries))
      .filter(([, symbols]) => symbols.length > 0)
      .map(([entry, symbols]) => [
        entry,
        Object.fromEntries(
          symbols.map(({ name }) => [name, added(`export ${entry}#${name}`)]),
        ),
      ]),
  );
}

function pairsOf<Imports>(features: readonly (readonly [string, Imports])[]) {
  return features.flatMap(([first, one], index) =>
    features.slice(index + 1).map(([second, other]) => ({
      name: `${first}+${second}`,
      imports: [one, other],
    })),
  );
}
