import type { ApiPackage, ApiSymbol } from '../api/types';
import type { Costs } from '../facts/types';
import type { Imports } from '../settings';
import { BASE_APP } from './base-app';
import { measurePrograms } from './bundle';
import { importsText } from './imports-text';
import type { CollectJob } from './types';

const TYPES = new Set(['interface', 'type']);

/** Gone after compilation. */
function isType({ kind, declaration }: ApiSymbol): boolean {
  return TYPES.has(kind) || declaration.startsWith('const enum');
}

const BASE = 'base';

/**
 * Measures what each export adds to a plain application, and sets of them.
 */
export async function collectCosts({
  rootDir,
  versions,
  api,
  settings: { costs, plugin },
  production,
}: CollectJob): Promise<Costs> {
  const programs = new Map([[BASE, BASE_APP]]);
  const add = (name: string, imports: readonly Imports[]) => {
    const text = importsText(imports, costs.structural);
    programs.set(name, `${BASE_APP}\n${text}`);
  };
  // A development tool is part of no application.
  const codeExports = exportsWithCode(
    api.filter((one) => one.package !== plugin?.name),
  );
  for (const { entry, name } of codeExports) {
    add(`export ${entry}#${name}`, [{ [entry]: [name] }]);
  }
  const features = Object.entries(costs.features);
  for (const [name, imports] of features) add(`feature ${name}`, [imports]);
  const pairs = pairsOf(features);
  for (const { name, imports } of pairs) add(`pair ${name}`, imports);
  for (const [name, imports] of Object.entries(costs.combinations)) {
    add(`combination ${name}`, imports);
  }
  const sizes = await measurePrograms(rootDir, programs, production);
  const base = sizes.get(BASE) ?? 0;
  // Compression may make a program with an unused import a few bytes smaller.
  const added = (name: string) => Math.max(0, (sizes.get(name) ?? base) - base);
  const table = (kind: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, added(`${kind} ${name}`)]));
  return {
    versions,
    base,
    exports: exportTable(api, added),
    features: table('feature', Object.keys(costs.features)),
    pairs: table(
      'pair',
      pairs.map(({ name }) => name),
    ),
    combinations: table('combination', Object.keys(costs.combinations)),
  };
}

function exportsWithCode(packages: readonly ApiPackage[]) {
  return packages
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
