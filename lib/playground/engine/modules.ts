import { isEqual } from './equal';
import { ASSERT, packsFor, type Packs } from './packs';
import { show } from './show';

type Module = Record<string, unknown>;
type Factory = (
  module: { exports: Module },
  exports: Module,
  require: (id: string) => Module,
) => void;

/** Addresses of the packs that are loaded when a sample needs them. */
export type PackAddresses = Readonly<Record<string, string>>;

/** What samples of tests compare with. */
function assertions(): Module {
  const equal = (actual: unknown, expected: unknown): void => {
    if (isEqual(actual, expected)) return;
    throw new Error(`${show(actual)} is not ${show(expected)}`);
  };
  const assert = { equal, deepEqual: equal };
  return { ...assert, default: assert };
}

const factories = new Map<string, Factory>();
const made = new Map<string, { exports: Module }>();
const modules: Record<string, Module> = { [ASSERT]: assertions() };
const loads = new Map<string, Promise<void>>();

/** Where packs put what they bring. Parts that several packs share come with each, and count once. */
const registry = {
  modules,
  define: (id: string, factory: Factory) => {
    if (!factories.has(id)) factories.set(id, factory);
  },
  require: (id: string): Module => {
    const known = made.get(id);
    if (known) return known.exports;
    const module = { exports: {} };
    made.set(id, module);
    factories.get(id)?.(module, module.exports, registry.require);
    return module.exports;
  },
};

/** Lets the scripts of packs find the registry. */
export function openRegistry(): void {
  Object.assign(window, { __playRegistry: registry });
}

/**
 * Loads what some imports need.
 *
 * @throws when the connection fails
 */
export async function loadPacks(
  packs: Packs,
  specifiers: readonly string[],
  addresses: PackAddresses,
): Promise<void> {
  for (const name of packsFor(packs, specifiers)) {
    const address = addresses[name];
    if (address === undefined) continue;
    const load = loads.get(name) ?? loadScript(address);
    loads.set(name, load);
    // One that failed is asked for again.
    await load.catch((error: unknown) => {
      loads.delete(name);
      throw error;
    });
  }
}

/** Whether all that some imports need is there. */
export function arePacksLoaded(
  packs: Packs,
  specifiers: readonly string[],
): boolean {
  return packsFor(packs, specifiers).every((name) => loads.has(name));
}

function loadScript(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => done();
    script.onerror = () =>
      fail(
        new Error('The packages could not be loaded. Check the connection.'),
      );
    document.head.append(script);
  });
}

/** A loaded module by its name; undefined when the engine does not have it. */
export function moduleOf(specifier: string): Module | undefined {
  return modules[specifier];
}
