import { expect, test } from 'vitest';
import { likelyPages } from '.';
import type { KnownPage } from '.';

const PAGES: KnownPage[] = [
  ['/docs/state', 'State'],
  ['/docs/state/actions', 'Actions'],
  ['/docs/state/effects', 'Effects'],
  ['/docs/template/rx-if-directive', 'RxIf'],
  ['/docs/template/rx-let-directive', 'RxLet'],
  ['/docs/template/rx-let-practice', 'RxLet in practice'],
  ['/docs/template/virtual-scrolling', 'Virtual scrolling'],
  ['/docs/cdk/coalescing', 'Coalescing'],
];

const pathsFor = (address: string) =>
  likelyPages(address, PAGES).map(([path]) => path);

const LIKELY = [
  ['/docs/state/action', '/docs/state/actions'],
  ['/state/actions', '/docs/state/actions'],
  ['/docs/template/virtual-scroling', '/docs/template/virtual-scrolling'],
  ['/docs/cdk/coalescing/api', '/docs/cdk/coalescing'],
  ['/docs/state.md', '/docs/state'],
  ['/docs/template/rxlet', '/docs/template/rx-let-directive'],
  ['/rxlet', '/docs/template/rx-let-directive'],
  ['/docs/template/api/letdirective', '/docs/template/rx-let-directive'],
] as const;

for (const [address, path] of LIKELY) {
  test(`ERR-3 ${address} most likely means ${path}`, () => {
    expect(pathsFor(address)[0]).toBe(path);
  });
}

test('ERR-3 likely pages of one label are told apart by what they are in', () => {
  const same: KnownPage[] = [
    ['/docs/state', 'State'],
    ['/docs/choose', 'Choose'],
    ['/docs/choose/state', 'State'],
    ['/docs/state/getting-started', 'Getting Started'],
    ['/docs/isr', 'ISR'],
    ['/docs/isr/getting-started', 'Getting Started'],
  ];
  const namesFor = (address: string) =>
    likelyPages(address, same).map(([, name]) => name);
  expect(namesFor('/docs/getting-startd')).toEqual(
    expect.arrayContaining([
      'ISR › Getting Started',
      'State › Getting Started',
    ]),
  );
  expect(namesFor('/docs/STATE').slice(0, 2)).toEqual([
    'State',
    'Choose › State',
  ]);
});

test('ERR-3 at most five pages are likely', () => {
  const many = Array.from({ length: 9 }, (_, index): KnownPage => [
    `/docs/state/page-${index}`,
    'State',
  ]);
  expect(likelyPages('/docs/state', many)).toHaveLength(5);
});

test('ERR-3 nothing is likely for an address that shares no word', () => {
  expect(pathsFor('/wp-login.php')).toEqual([]);
  expect(likelyPages('/docs/nope', [['/docs/isr/node', 'Node']])).toEqual([]);
  expect(pathsFor('/')).toEqual([]);
});

test('a former address with a slip means the page of today', () => {
  const moved: KnownPage[] = [
    ...PAGES,
    ['/docs/cdk/zone-configurations', 'Zone configurations'],
    ['/docs/state/start', 'Start', '/web/general/setup', '/docs/concepts/E1-x'],
  ];
  for (const address of ['/Web/General/Setup', '/docs/concepts/e1-x'])
    expect(likelyPages(address, moved)[0]).toEqual([
      '/docs/state/start',
      'State › Start',
    ]);
});
