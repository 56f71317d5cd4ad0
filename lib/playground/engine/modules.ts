import { isEqual } from './equal';
import { ASSERT } from './packs';
import { scriptOf } from './places';
import { show } from './show';

type Module = Record<string, unknown>;
type Factory = (
  module: { exports: Module },
  exports: Module,
  require: (id: string) => Module,
) => void;

/** What samples of tests compare with. */
function equal(actual: unknown, expected: unknown): void {
  if (isEqual(actual, expected)) return;
  throw new Error(`${show(actual)} is not ${show(expected)}`);
}

const assert = { equal, deepEqual: equal };

const factories = new Map<string, Factory>();
const made = new Map<string, { exports: Module }>();
const modules: Record<string, Module> = {
  [ASSERT]: { ...assert, default: assert },
};

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

/** Runs the script of a pack, which the page has sent. */
export function runPack(text: string): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.src = scriptOf(text);
    script.onload = () => done();
    document.head.append(script);
  });
}

/** A loaded module by its name; undefined when the engine does not have it. */
export function moduleOf(specifier: string): Module | undefined {
  return Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
}
