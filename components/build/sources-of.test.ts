import { expect, test } from 'vitest';
import { PARTS } from '@/components/mdx';
import { loadSite } from '@/lib/site/content';
import { sourcesOf } from './sources-of';

const [page] = loadSite('content').docs;

const sourcesIn = (body: string) => page && sourcesOf({ ...page, body });

test('a page draws from what its components draw from, each once', () => {
  const facts = Object.values(PARTS['CompatibleVersions']?.uses ?? {});
  expect(facts).toHaveLength(1);
  expect(sourcesIn('<CompatibleVersions show="peers" />')).toEqual(facts);
  expect(
    sourcesIn(
      'Text.\n\n< CompatibleVersions show="line" />\n\n<PackageVersions\n',
    ),
  ).toEqual(facts);
  expect(sourcesIn('Text with <Details summary="a"></Details>')).toEqual([]);
});
