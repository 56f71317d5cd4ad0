import { expect, test } from 'vitest';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { readApi, readPackageFacts } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { apiIndex } from '.';

const packages = readApi('content', PACKAGES.names);
const facts = readPackageFacts('content', PACKAGES);
const names = packages
  .flatMap(({ entries }) => Object.values(entries))
  .flatMap((symbols) => symbols.map(({ name }) => name));

const homes = new Map([
  ['@rx-angular/state#RxState', () => '/docs/state/api/rx-state'],
]);

const page = parseDocument(
  toStaticMarkup(
    <>
      {apiIndex.ApiIndex.draw(
        {},
        { api: { packages }, packageFacts: facts, homes },
      )}
    </>,
  ),
);
const [body] = DomUtils.getElementsByTagName('tbody', page);
const rows = DomUtils.getElementsByTagName('tr', body ?? []).map(
  ({ children }) => children.map((cell) => DomUtils.textContent(cell).trim()),
);

test('every export has a row', () => {
  expect(rows.map(([name]) => name?.replace(/ deprecated$/, ''))).toEqual(
    names,
  );
  expect(rows).toHaveLength(251);
});

test('every row says since when, to the minor, and what it costs or why there is nothing to pay', () => {
  const without = rows.filter(
    ([, , , since = '', cost = '']) =>
      !/^\d+(\.\d+)?$/.test(since) ||
      !/^((?:\+|<)\d+\.\d\skB|type only|on the server only|not in the bundle)$/.test(
        cost,
      ),
  );
  expect(without).toEqual([]);
  const sinceOf = (name: string) => rows.find(([one]) => one === name)?.[3];
  expect(sinceOf('reconcile')).toBe('19.1');
  expect(sinceOf('RxVirtualFor')).toBe('15.2');
  expect(sinceOf('RxState')).toBe('1.1');
});

test('a name leads to the page that documents it', () => {
  const links = DomUtils.getElementsByTagName('a', page);
  expect(
    links.map((link) => [DomUtils.textContent(link), link.attribs['href']]),
  ).toEqual([['RxState', '/docs/state/api/rx-state']]);
});
