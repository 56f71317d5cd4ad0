import { expect, test } from 'vitest';
import { exportHomes } from './coverage';
import type { ApiPackage } from './types';

const symbol = (name: string) => ({ name }) as ApiPackage['entries'][string][0];

const packages: ApiPackage[] = [
  {
    package: '@boats/pier',
    version: '1.0.0',
    entries: { '@boats/pier': ['Rope', 'Buoy', 'Quay'].map(symbol) },
  },
];

const page = (id: string, source: string) => ({
  id,
  file: `${id}.mdx`,
  source: `---\ntitle: A page\n---\n\n${source}`,
});

test('an export leads to its home, to the heading with its name, or to where it is documented best', () => {
  const homes = exportHomes(packages, {
    pages: [
      page('docs/pier/rope', '## Inputs\n\n`Rope` and `Rope`'),
      page('docs/pier/api', '## Buoy\n\nFloats.\n\n## More\n\n`Quay`'),
    ],
    homes: [
      { path: '/docs/pier/rope', documents: ['Rope'] },
      { path: '/docs/pier/api', documents: ['Buoy'] },
      { path: '/docs/sail/rope', documents: ['Quay'] },
    ],
    folderOf: () => 'docs/pier',
  });
  expect(Object.fromEntries(homes)).toEqual({
    '@boats/pier#Rope': '/docs/pier/rope',
    '@boats/pier#Buoy': '/docs/pier/api#buoy',
    '@boats/pier#Quay': '/docs/pier/api#more',
  });
});
