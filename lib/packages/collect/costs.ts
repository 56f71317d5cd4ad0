import { allExports, type ApiPackage, type ApiSymbol } from '../api/types';
import type { Costs } from '../facts/types';
import type { PackageSettings } from '../settings';
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

/** Measures what each export adds to a plain application. */
export async function collectCosts({
  rootDir,
  versions,
  api,
  settings: { structural, plugin },
  production,
}: CollectJob): Promise<Costs> {
  const programs = new Map([[BASE, BASE_APP]]);
  for (const { owner, entry, symbol, key } of allExports(api)) {
    // A development tool is part of no application.
    if (owner === plugin?.name || isType(symbol)) continue;
    const text = importText(entry, symbol.name, structural);
    programs.set(key, `${BASE_APP}\n${text}`);
  }
  const sizes = await measurePrograms(rootDir, programs, production);
  const base = sizes.get(BASE) ?? 0;
  // Compression may make a program with an unused import a few bytes smaller.
  const added = (key: string) => Math.max(0, (sizes.get(key) ?? base) - base);
  const exports: Costs['exports'] = {};
  for (const { entry, symbol, key } of allExports(api)) {
    (exports[entry] ??= {})[symbol.name] = isType(symbol) ? 'type' : added(key);
  }
  return { versions, base, exports };
}

/**
 * The text of a program that imports and uses an export.
 *
 * @param structural directives that a template writes with `*`: it then needs an instruction that no other template has
 */
export function importText(
  entry: string,
  name: string,
  structural: readonly string[],
): string {
  const used = structural.includes(name) ? `${name}, ng.ɵɵtemplate` : name;
  return `import { ${name} } from '${entry}';\nglobalThis.used = [${used}];`;
}
