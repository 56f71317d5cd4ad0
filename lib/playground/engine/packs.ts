import type { RunRequest } from './protocol';

/**
 * Modules that are loaded together, as soon as a program imports one of them. A pack has `@angular/compiler`, and one
 * `@sinonjs/fake-timers` for programs that promise values.
 */
export type Packs = {
  /** By the names of packs, each after the one that it needs. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** The pack that must be loaded before another, with those that it needs itself. */
  needs: Readonly<Record<string, string>>;
};

/** What makes time virtual. */
export const TIMERS = '@sinonjs/fake-timers';

/** The one module that the engine brings itself. */
export const ASSERT = 'node:assert/strict';

/** Whether programs may import a module. */
export function hasModule(packs: Packs, specifier: string): boolean {
  return specifier === ASSERT || packOf(packs, specifier) !== undefined;
}

function packOf(packs: Packs, specifier: string): string | undefined {
  return Object.keys(packs.modules).find((name) =>
    packs.modules[name]?.includes(specifier),
  );
}

/** The packs that a program needs, in the order in which they are loaded. */
export function packsFor(
  packs: Packs,
  { files, isTimeVirtual }: Pick<RunRequest, 'files' | 'isTimeVirtual'>,
): string[] {
  const specifiers = files.flatMap(({ imports }) => imports);
  if (isTimeVirtual) specifiers.push(TIMERS);
  const wanted = new Set<string>();
  const add = (name: string | undefined): void => {
    if (name === undefined) return;
    add(packs.needs[name]);
    wanted.add(name);
  };
  for (const specifier of specifiers) add(packOf(packs, specifier));
  return [...wanted];
}
