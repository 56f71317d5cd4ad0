import { expect, test } from 'vitest';
import { findExportHomes, findTypeHome } from './homes';
import type { ApiPackage } from './types';

const NAMES = ['Rope', 'Buoy', 'mainSail', 'Quay', 'Tide', 'Lost'];

const packages: ApiPackage[] = [
  {
    package: '@boats/pier',
    version: '1.0.0',
    entries: {
      '@boats/pier': NAMES.map(
        (name) => ({ name }) as ApiPackage['entries'][string][0],
      ),
    },
  },
];

const placesIn = (homes: ReturnType<typeof findExportHomes>) =>
  Object.fromEntries([...homes].map(([key, find]) => [key, find()]));

const page = (id: string, documents: string, body: string) => ({
  id,
  file: `${id}.mdx`,
  source: `---\ntitle: A page\ndocuments: [${documents}]\n---\n\n${body}`,
});

test('an export leads to the page that documents it, to one with its address, or to where it is named', () => {
  const homes = findExportHomes(
    packages,
    [
      page('docs/pier/first', '', 'A Lost.\n\n## Rope\n\n`mainSail` `Tide`'),
      page('docs/pier/rope', 'Rope', '## Inputs\n\n`Rope`\n\n```ts\nLost\n```'),
      page('docs/pier/api', 'Buoy', '## The Buoy\n\n## More\n\n## `Quay`'),
      page('docs/pier/main-sail', '', '## Signature\n\nIt pulls.'),
      page('docs/sail/tide', 'Tide, Lost', '## Tide'),
    ],
    { folderOf: () => 'docs/pier' },
  );
  expect(placesIn(homes)).toEqual({
    '@boats/pier#Rope': '/docs/pier/rope#inputs',
    '@boats/pier#Buoy': '/docs/pier/api#the-buoy',
    '@boats/pier#mainSail': '/docs/pier/main-sail',
    '@boats/pier#Quay': '/docs/pier/api#quay',
    '@boats/pier#Tide': '/docs/pier/first#rope',
  });
});

test('a page that cannot be read takes nothing from the others', () => {
  const homes = findExportHomes(
    packages,
    [
      page('docs/pier/half', 'Rope', '## Rope\n\n<Open'),
      { ...page('docs/pier/head', '', ''), source: '---\n"a: [\n---\n' },
      page('docs/pier/whole', 'Buoy', '## More'),
    ],
    { folderOf: () => 'docs/pier' },
  );
  expect(homes.get('@boats/pier#Buoy')?.()).toBe('/docs/pier/whole');
  expect(homes.get('@boats/pier#Quay')?.()).toBeUndefined();
});

test('of the sections of a page, the one that says most of a name counts', () => {
  const body = [
    '`Rope` `Buoy` `Quay` `Tide` `Lost`',
    '## First\n\n`Rope` `Quay`\n\n```ts\nLost\n```',
    '## About the Quay\n\n| Name | |\n| --- | --- |\n| `Tide` | `Lost` |',
    '## Inputs\n\n<ApiTable entry="@boats/pier" symbol="Rope" show="inputs" />',
    '## The Buoy\n\n`Tide`',
    '## Next steps\n\n`mainSail`\n\n### Buoy',
  ].join('\n\n');
  const homes = findExportHomes(
    packages,
    [page('docs/pier/all', NAMES.join(), body)],
    { folderOf: () => 'docs/pier' },
  );
  expect(placesIn(homes)).toEqual({
    '@boats/pier#Rope': '/docs/pier/all#inputs',
    '@boats/pier#Buoy': '/docs/pier/all#the-buoy',
    '@boats/pier#mainSail': '/docs/pier/all',
    '@boats/pier#Quay': '/docs/pier/all#about-the-quay',
    '@boats/pier#Tide': '/docs/pier/all#about-the-quay',
    '@boats/pier#Lost': '/docs/pier/all#about-the-quay',
  });
});

test('a type leads to its package, and to another only with the prefix of all', () => {
  const homes = new Map([
    ['@boats/pier/ropes#Knot', () => '/docs/pier'],
    ['@boats/pier/ropes#RxKnot', () => '/docs/pier#rx'],
    ['@boats/pier/ropes#Promise', () => '/docs/pier#promise'],
    ['@boats/pier/ropes#tie', () => '/docs/pier#tie'],
  ]);
  expect(findTypeHome(homes, '@boats/pier', 'Knot')).toBe('/docs/pier');
  expect(findTypeHome(homes, '@boats/sail', 'RxKnot')).toBe('/docs/pier#rx');
  for (const name of ['Knot', 'Promise', 'tie', 'Gone']) {
    expect(findTypeHome(homes, '@boats/sail', name), name).toBeUndefined();
  }
  expect(findTypeHome(homes, '@boats/pier', 'Promise')).toBeUndefined();
});
