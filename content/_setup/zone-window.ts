/**
 * Windows in which zone.js is loaded after its flags were set. zone.js reads them once and patches
 * what it finds, so each question needs a window of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Zone = {
  current: Zone;
  name: string;
  fork(spec: {
    name: string;
    onHandleError?: (...args: unknown[]) => boolean;
  }): Zone;
  run<T>(work: () => T): T;
  __load_patch(name: string, patch: () => void): void;
};

export type ZoneWindow = Window &
  typeof globalThis & { Zone: Zone; eval(code: string): unknown } & Record<
    string,
    unknown
  >;

const load = createRequire(import.meta.url);
const { JSDOM } = load('jsdom') as {
  JSDOM: new (html: string, options: object) => { window: ZoneWindow };
};

const PREFIXES = ['__Zone_disable_', '__zone_symbol__'];

/**
 * A window with zone.js, and with a plugin such as `zone-patch-canvas`, after `setFlags` has run.
 * `zone-node` takes the place of zone.js instead.
 */
export function zoneWindow(
  setFlags: () => unknown = () => undefined,
  plugin?: string,
): ZoneWindow {
  setFlags();
  const { window: fresh } = new JSDOM('<button></button>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const page = window as unknown as Record<string, unknown>;
  for (const name of Object.keys(page)) {
    if (!PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    (fresh as Record<string, unknown>)[name] = page[name];
    delete page[name];
  }
  // Without this setting zone.js keeps to itself what it has loaded.
  (fresh as Record<string, unknown>)['__zone_symbol__forceDuplicateZoneCheck'] =
    true;
  // What zone.js for Node patches; modules it cannot load, it skips.
  Object.assign(fresh, { process: { nextTick: () => undefined } });
  const bundles = plugin === 'zone-node' ? [plugin] : ['zone', plugin];
  for (const bundle of bundles)
    if (bundle)
      fresh.eval(
        readFileSync(
          load.resolve('zone.js').replace('zone.umd', `${bundle}.umd`),
          'utf8',
        ),
      );
  return fresh;
}

/** Whether zone.js has loaded the patch of that name into the window. */
export function hasPatch(zoned: ZoneWindow, name: string): boolean {
  try {
    zoned.Zone.__load_patch(name, () => undefined);
    return false;
  } catch {
    return true;
  }
}
