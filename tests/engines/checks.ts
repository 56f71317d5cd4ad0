import { expect, test } from '@playwright/test';
import { assertExport, startServer } from '@/lib/export/host';
import { startCountingHost } from '../support/counting-host';
import { checkPlayground } from './checks-of-playground';
import { COMPOSE, KEYS, Reader } from './reader';
import type { Engine, RunningEngine } from './start-engine';

type Server = Awaited<ReturnType<typeof startServer>>;

let running: RunningEngine | undefined;
let server: Server | undefined;
let reader: Reader;

/** Tests in an engine what its readers do, one after the other in one browser. */
export function checkEngine({ name, missing, start }: Engine): void {
  test.describe(name, () => {
    const reason = missing();
    test.skip(reason !== undefined, reason);
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      await assertExport('out');
      server = await startServer({ dir: 'out' });
      running = await start();
      reader = new Reader(running, server.url);
      await reader.resize(1350);
      console.log(`${name} ${running.version}`);
    });
    test.afterAll(async () => {
      await running?.close();
      await server?.close();
    });
    test.describe('reading', checkReading);
    test.describe('finding', checkFinding);
    test.describe('using', checkUsing);
    test.describe('the playground', () => checkPlayground(() => reader));
  });
}

const heading = (text: string) => reader.see('h1', text);

/** Leaves the page by a link of its own. */
const follow = (path: string) =>
  reader.run(
    `const link = Object.assign(document.createElement('a'), { href: arguments[0], hidden: true });
     document.querySelector('main').prepend(link); link.click();`,
    path,
  );

/** A page of each kind, with its heading. */
const KINDS = [
  ['/docs/template/rx-let-directive', 'RxLet'],
  ['/docs/state/api', 'API'],
  ['/docs/lab/strategies', 'Strategies'],
  ['/docs/eslint-plugin/rules/no-zone-run-apis', 'no-zone-run-apis'],
  ['/blog', 'Blog'],
  ['/search?q=state', 'state'],
  ['/', 'Reactive state'],
] as const;

/** Drivers do not tell what a page writes to its console. */
const NOTE_FAULTS = `
const faults = (window.faults = []);
addEventListener('error', ({ message }) => faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective));
console.error = (...all) => faults.push(all.join(' '));`;

/** A script of the site that no page asks for under this address. */
const PROBE = '/sw.js?probe';

/** The site with a script in front of all others of each page. */
async function startProbedHost() {
  const host = await startCountingHost('as this site asks for');
  host.setRule((path) => {
    if (path === PROBE) return () => NOTE_FAULTS;
    const [file = ''] = path.split('?');
    return file.includes('.')
      ? undefined
      : (text) =>
          text.replace('<head>', `<head><script src="${PROBE}"></script>`);
  });
  return host;
}

function checkReading() {
  test('each kind of page comes alive without an error', async () => {
    test.setTimeout(300_000);
    const host = await startProbedHost();
    for (const [path, title] of KINDS) {
      await reader.open(path, host.url);
      await heading(title);
      expect(await reader.run('return window.faults'), path).toEqual([]);
    }
    await host.close();
  });

  test('a page that is gone names likely ones', async () => {
    await reader.open('/docs/state/acions');
    await reader.see('main a', 'Actions');
  });

  test('a page change begins on top, and the way back keeps its place', async () => {
    await reader.open('/docs/state/actions');
    await reader.run(`scrollTo({ top: 700, behavior: 'instant' })`);
    await reader.until('return Math.round(scrollY)', 700);
    await follow('/docs/cdk');
    await heading('CDK');
    await reader.until('return Math.round(scrollY)', 0);
    await reader.back();
    await heading('Actions');
    await reader.until('return Math.round(scrollY)', 700);
  });

  test('a link leads on while a part of the page is on its way', async () => {
    const host = await startCountingHost('as this site asks for');
    await reader.open('/docs/state', host.url);
    let asked = '';
    host.setRule((path) => {
      if (!path.endsWith('.js')) return undefined;
      asked = path;
      return new Promise(() => {});
    });
    await reader.hover('[role=combobox]');
    await expect.poll(() => asked).not.toBe('');
    host.setRule(() => undefined);
    await follow('/docs/cdk');
    await heading('CDK');
    await host.close();
  });

  test('a hash leads below the bar on top', async () => {
    await reader.open('/docs/state/actions');
    await reader.press('.toc a[href^="#"], nav a[href^="#"]');
    await reader.until(`return location.hash !== '' && scrollY > 0`);
    await reader.until(`
      const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect();
      const { bottom } = document.querySelector('header, [role=banner]').getBoundingClientRect();
      return top >= bottom - 1 && top < innerHeight / 2`);
  });

  test('the colours that were chosen are kept', async () => {
    await reader.open('/docs/state');
    const theme = 'return document.documentElement.dataset.theme';
    await reader.until(theme, 'light');
    await reader.press('[data-color-mode-toggle]');
    await reader.until(theme, 'dark');
    await reader.open('/docs/cdk');
    await reader.until(theme, 'dark');
    await reader.press('[data-color-mode-toggle]');
    await reader.until(theme, 'light');
  });

  test('a page that was read opens when the host is gone', async () => {
    const host = await startServer({ dir: 'out' });
    await reader.open('/docs/state/effects', host.url);
    await reader.until(
      `return navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`,
    );
    await reader.open('/docs/state/effects', host.url);
    await reader.until(
      `return caches.match(location.href, { ignoreVary: true }).then(Boolean)`,
    );
    await host.close();
    await reader.open('/docs/state/effects', host.url);
    await heading('Effects');
    // What it would still load from the host that is gone makes it load anew, in the place of what is opened next.
    await reader.open('/docs/state');
  });

  test('at 390 px the drawer leads on, and nothing scrolls sideways', async () => {
    await reader.resize(390, 844);
    await reader.open('/docs/state');
    expect(await reader.run('return innerWidth')).toBe(390);
    await reader.press('button', 'Toggle navigation bar');
    await reader.see('[role=dialog], dialog', '');
    await reader.press('[role=dialog] a, dialog a', 'Actions');
    await heading('Actions');
    await reader.miss('[role=dialog], dialog[open]');
    expect(
      await reader.run(
        'return document.documentElement.scrollWidth <= innerWidth',
      ),
    ).toBe(true);
    await reader.resize(1350);
  });
}

function checkFinding() {
  const box = '[role=combobox]';

  test('search by keys leads to the hit', async () => {
    await reader.open('/docs/state');
    await reader.type('k', KEYS.Control);
    await reader.until(
      `return document.activeElement.matches('[role=combobox]')`,
    );
    await reader.type('coalescing');
    await reader.see('[role=option]');
    await reader.type(KEYS.Down);
    await reader.see('[role=option][aria-selected=true]');
    await reader.type(KEYS.Enter);
    await reader.until('return location.href', /coalesc/);
  });

  test('the Enter that ends a composition follows no hit', async () => {
    await reader.open('/docs/state');
    await reader.press(box);
    await reader.type('coalescing');
    await reader.see('[role=option]');
    await reader.type(KEYS.Down);
    await reader.see('[role=option][aria-selected=true]');
    expect(await reader.run(COMPOSE, box)).toBe(false);
    await reader.see('[role=option][aria-selected=true]');
    await reader.type(KEYS.Enter);
    await reader.until('return location.href', /coalesc/);
  });

  test('the filter of the sidebar leads to a page, and not while composing', async () => {
    const filter =
      '[type=search][aria-label*="Filter"], .sidebar [type=search]';
    await reader.open('/docs/state');
    await reader.press(filter);
    await reader.type('cache hooks');
    await reader.see('[role=status]', '1 entry');
    expect(await reader.run(COMPOSE, filter)).toBe(false);
    await reader.type(KEYS.Enter);
    await heading('Cache hooks');
  });

  test('a link shows a card of its page, which Escape puts away', async () => {
    await reader.open('/docs/state/tour');
    await reader.hover('.prose a[href="/docs/state/selections"]');
    await reader.see('[role=tooltip]', 'Selections');
    await reader.type(KEYS.Escape);
    await reader.miss('[role=tooltip]');
  });
}

function checkUsing() {
  test('tabs turn by keys', async () => {
    await reader.open('/docs/cdk/transformations');
    await reader.press('main [role=tab]', 'npm');
    await reader.type(KEYS.Right);
    await reader.see('main .tab-panel[data-label="pnpm"] pre');
    await reader.miss('main .tab-panel[data-label="npm"] pre');
  });

  test('code is copied', async () => {
    await reader.open('/docs/state/actions');
    await reader.press('figure.code button', 'Copy');
    await reader.see('figure.code button', 'Copied');
  });

  test('a page is copied', async () => {
    await reader.open('/docs/state/actions');
    await reader.press('button', 'Copy page');
    await reader.see('button', 'Copied');
  });

  test('a demo runs', async () => {
    const demo = '[role=group][aria-label="Demo: Parcel"]';
    await reader.open('/docs/template/rx-let-directive');
    await reader.press(`${demo} button`, 'Run');
    await reader.see(`${demo} [role=status]`, 'The demo is running.');
    await reader.press(`${demo} button`, 'Scan');
    await reader.miss(`${demo} *`, 'Not scanned yet');
  });

  test('a scene of the lab runs', async () => {
    await reader.open('/docs/lab/strategies');
    await reader.press('.lab-run', 'Run it here');
    await reader.see('.lab [role=status]', 'Both runs are recorded.');
  });

  test('a part that crashes says so, and the page around it stays', async () => {
    await reader.resize(390, 844);
    await reader.open('/docs/state');
    await reader.run(
      `HTMLDialogElement.prototype.showModal = () => { throw new Error('This part cannot start.'); }`,
    );
    await reader.press('button', 'Toggle navigation bar');
    await reader.see('[role=alert]', 'This part crashed.');
    await heading('State');
    await reader.resize(1350);
    await reader.see('[role=combobox]');
  });
}
