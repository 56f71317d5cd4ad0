import { allExports, type ApiPackage, type ApiSymbol } from '../api/types';
import type { Costs } from '../facts/types';
import type { Imports, PackageSettings } from '../settings';
import { measurePrograms } from './bundle';
import type { BuildOptions } from 'esbuild';

/** What facts are found from. */
export type CollectJob = {
  rootDir: string;
  /** Installed versions of all that the facts depend on. */
  versions: Readonly<Record<string, string>>;
  api: readonly ApiPackage[];
  settings: PackageSettings;
  /** How an application is bundled for production, with the plugins that its packages need. */
  production: BuildOptions;
};

/**
 * What an application without zone.js has before it imports anything that is measured: a component with signals, a
 * list, a condition, a listener and the `async` pipe, and another one with an input. Only what their compiled form
 * refers to counts, so there is nothing to compile.
 */
const BASE_APP = `
import { bootstrapApplication } from '@angular/platform-browser';
import * as ng from '@angular/core';
import { AsyncPipe } from '@angular/common';
import { BehaviorSubject, map } from 'rxjs';
globalThis.app = [
  bootstrapApplication, ng.provideZonelessChangeDetection,
  ng.signal, ng.computed, ng.effect, ng.inject,
  ng.input, ng.ɵɵdefineComponent, ng.ɵɵelementStart, ng.ɵɵelementEnd, ng.ɵɵelement,
  ng.ɵɵtext, ng.ɵɵtextInterpolate, ng.ɵɵtextInterpolate1, ng.ɵɵadvance, ng.ɵɵlistener, ng.ɵɵproperty,
  ng.ɵɵgetCurrentView, ng.ɵɵrestoreView, ng.ɵɵresetView, ng.ɵɵnextContext,
  ng.ɵɵrepeaterCreate, ng.ɵɵrepeater, ng.ɵɵrepeaterTrackByIdentity,
  ng.ɵɵconditional, ng.ɵɵconditionalCreate, ng.ɵɵpipe, ng.ɵɵpipeBind1,
  AsyncPipe, BehaviorSubject, map,
];
`;

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
  for (const { owner, entry, symbol, key } of allExports(api)) {
    if (owner === plugin?.name || isType(symbol)) continue;
    add(`export ${key}`, [{ [entry]: [symbol.name] }]);
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
          symbols.map((symbol) => [
            symbol.name,
            isType(symbol)
              ? ('type' as const)
              : added(`export ${entry}#${symbol.name}`),
          ]),
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

/**
 * The text of a program that imports and uses all of it.
 *
 * @param structural directives that a template writes with `*`: it then needs an instruction that no other template has
 */
export function importsText(
  imports: readonly Imports[],
  structural: readonly string[],
): string {
  return imports
    .flatMap((one) => Object.entries(one))
    .map(([entry, names]) => {
      const used = names.some((name) => structural.includes(name))
        ? [...names, 'ng.ɵɵtemplate']
        : names;
      return `import { ${names.join(', ')} } from '${entry}';\n(globalThis.used ??= []).push(${used.join(', ')});`;
    })
    .join('\n');
}
