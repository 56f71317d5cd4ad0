import vm from 'node:vm';
import { expect, test } from 'vitest';
import { normalizePath } from '@/lib/base/url';
import { bootScript } from './boot-script';

const ANNOUNCEMENT = { id: 'now', closable: true, text: 'Now' };

type World = {
  pathname?: string;
  stored?: Record<string, string>;
  prefersDark?: boolean;
  respectSystemPreference?: boolean;
  isStorageBlocked?: boolean;
};

/** Runs the script in a document that is as small as it can be. */
function boot(world: World) {
  const root = { dataset: {} as Record<string, string> };
  const pathname = world.pathname ?? '/';
  const addresses: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  let reloads = 0;
  const window = {
    addEventListener: (type: string, act: (event: object) => void) =>
      listeners.set(type, act),
    onbeforeunload: () => {},
  };
  const source = bootScript({
    config: {
      colorMode: {
        default: 'light',
        respectSystemPreference: world.respectSystemPreference ?? true,
      },
      docsVersions: [],
      mainDoc: 'state/index',
    },
    announcement: ANNOUNCEMENT,
    docs: [{ id: 'state/index', path: '/docs/state' }],
  });
  vm.runInNewContext(source, {
    window,
    document: {
      documentElement: root,
      addEventListener: () => {},
    },
    location: {
      pathname,
      href: 'https://a.b/',
      search: '?q=1',
      hash: '#h',
      protocol: 'https:',
      reload: () => reloads++,
    },
    console: { warn: () => {} },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) =>
        addresses.push(address),
    },
    localStorage: {
      getItem: (key: string) => {
        if (world.isStorageBlocked) throw new Error('blocked');
        return world.stored?.[key] ?? null;
      },
    },
    matchMedia: () => ({ matches: world.prefersDark ?? false }),
  });
  return {
    dataset: root.dataset,
    address: addresses[0],
    happens: (type: string, target?: object) =>
      listeners.get(type)?.({ target }),
    leave: () => window.onbeforeunload(),
    reloads: () => reloads,
  };
}

test('a script that fails loads the page again, unless the page is being left', () => {
  const script = { tagName: 'SCRIPT', src: 'https://a.b/_next/site.js' };
  for (const isLeft of [false, true]) {
    const { happens, leave, reloads } = boot({});
    if (isLeft) leave();
    happens('error', script);
    expect(reloads()).toBe(isLeft ? 0 : 1);
  }
});

test('whether code wraps is known before it is drawn, where the reader has chosen', () => {
  expect(boot({ stored: { 'code.wrap': 'off' } }).dataset['codeWrap']).toBe(
    'off',
  );
  expect(boot({}).dataset).not.toHaveProperty('codeWrap');
});

const MODES = [
  [{ stored: { theme: 'dark' } }, 'dark'],
  [{ stored: { theme: 'light' }, prefersDark: true }, 'light'],
  [{ stored: { theme: 'purple' }, prefersDark: true }, 'dark'],
  [{ prefersDark: true }, 'dark'],
  [{ prefersDark: false }, 'light'],
  [{ prefersDark: true, respectSystemPreference: false }, 'light'],
  [{ isStorageBlocked: true, prefersDark: true }, 'dark'],
] as const;

for (const [world, theme] of MODES) {
  test(`COL-1 ${JSON.stringify(world)} begins in ${theme} mode`, () => {
    expect(boot(world).dataset['theme']).toBe(theme);
  });
}

test('ANN-2 only the dismissal of this very announcement hides it', () => {
  const dismissed = (stored: Record<string, string>) =>
    'announcementDismissed' in boot({ stored }).dataset;
  const now = { 'announcement.id': 'now' };
  expect(dismissed({ ...now, 'announcement.dismiss': 'true' })).toBe(true);
  expect(dismissed({ ...now, 'announcement.dismiss': 'false' })).toBe(false);
  expect(dismissed(now)).toBe(false);
  expect(
    dismissed({ 'announcement.id': 'old', 'announcement.dismiss': 'true' }),
  ).toBe(false);
});

const ADDRESSES = [
  '/docs/state.html',
  '/docs/state/',
  '/docs/state/index.html',
  '/index.html',
  '/docs/my-index.html',
  '/docs/state',
  '/',
];

for (const pathname of ADDRESSES) {
  test(`PATH-2 ${pathname} gets the same clean address from both rules`, () => {
    const { address } = boot({ pathname });
    const clean = normalizePath(pathname);
    expect(address).toBe(clean === pathname ? undefined : `${clean}?q=1#h`);
  });
}

test('PATH-2 an address with two slashes never becomes one of another host', () => {
  expect(boot({ pathname: '//example.org/x.html' }).address).toBe(
    '/example.org/x?q=1#h',
  );
});

test('no value ends the script that it stands in', () => {
  const source = bootScript({
    config: {
      colorMode: { default: 'light', respectSystemPreference: true },
      docsVersions: [],
      mainDoc: 'main',
    },
    announcement: {
      ...ANNOUNCEMENT,
      id: '</script><script>alert(1)</script>',
    },
    docs: [{ id: 'main', path: '/docs/</script>' }],
  });
  expect(source).not.toContain('</script');
  expect(() => new vm.Script(source)).not.toThrow();
});
