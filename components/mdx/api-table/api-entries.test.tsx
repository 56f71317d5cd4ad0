import { expect, test } from 'vitest';
import GithubSlugger from 'github-slugger';
import { toStaticMarkup } from '@/components/islands/static-markup';
import type { ApiTable as Facts, ApiTableRow } from '@/lib/packages';
import type { ExportFacts } from '@/lib/packages';
import { ApiEntries } from './api-entries';

function makeRow(parts: Partial<ApiTableRow>): ApiTableRow {
  return {
    name: 'tide',
    types: ['string'],
    isRequired: false,
    default: null,
    doc: '',
    deprecated: null,
    ...parts,
  };
}

const ABOUT: ExportFacts = {
  bytes: 9049,
  place: 'application',
  since: '16',
  moved: undefined,
  memberSince: {},
};

type Options = { about?: ExportFacts; isFirst?: boolean };

function render(
  parts: Partial<Facts>,
  slugger = new GithubSlugger(),
  { about, isFirst = false }: Options = {},
): string {
  const facts: Facts = {
    entry: '@rx-angular/harbour',
    symbol: 'Pier',
    version: '1.0.0',
    show: 'inputs',
    groups: [],
    code: 'class Pier {}',
    ...parts,
  };
  return toStaticMarkup(
    <ApiEntries
      facts={facts}
      about={about}
      drawCode={(text) => <code>{text}</code>}
      slugger={slugger}
      isFirst={isFirst}
    />,
  );
}

const groupOf = (...rows: ApiTableRow[]) => ({
  signature: null,
  rows,
  returns: null,
});

const drawFacts = (about: Partial<ExportFacts>, isFirst = true) =>
  render({ groups: [groupOf(makeRow({}))] }, undefined, {
    about: { ...ABOUT, ...about },
    isFirst,
  });

test('entries are a named list without a frame that scrolls', () => {
  const names = ['tide', 'wind', 'moon', 'rope'];
  const rows = names.map((name) => makeRow({ name }));
  const html = render({ groups: [groupOf(...rows)] });
  expect(html).toContain('role="list" aria-label="API of Pier: inputs"');
  expect(html).not.toMatch(/<table|tabindex/);
  const piece = render({ groups: [groupOf(...rows.slice(0, 3))] });
  expect(piece).toContain('aria-label="API of Pier: tide, wind, moon"');
});

test('an entry says name, type, default and description, and nothing that it does not know', () => {
  const plain = render({ groups: [groupOf(makeRow({}))] });
  expect(plain).not.toContain('<small>');
  expect(plain.match(/<p/g)).toHaveLength(2);
  const full = render({
    groups: [groupOf(makeRow({ default: "'low'", doc: 'The `water`.' }))],
  });
  expect(full).toContain('<small>default <code>&#x27;low&#x27;</code></small>');
  expect(full).toContain('<p>The <code>water</code>.</p>');
});

test('an input of a structural directive is named as templates write it, under its old address', () => {
  const row = makeRow({ name: 'pierRope', key: 'rope' });
  expect(render({ groups: [groupOf(row)] })).toContain(
    '<li id="api-pier-pierrope"><p class="api-head"><a href="#api-pier-pierrope"><code>rope</code></a> <small class="api-name">input <code>pierRope</code></small>',
  );
});

test('ids name symbol and member, and stay unique on a page', () => {
  const slugger = new GithubSlugger();
  const facts = { groups: [groupOf(makeRow({ name: 'item$' }))] };
  expect(render(facts, slugger)).toContain('<li id="api-pier-item">');
  const second = render(facts, slugger);
  expect(second).toContain('<li id="api-pier-item-1">');
  expect(second).toContain('href="#api-pier-item-1"');
});

test('of inputs the required ones are flagged, of members the optional ones', () => {
  const rows = (isRequired: boolean) => [groupOf(makeRow({ isRequired }))];
  const flag = (show: Facts['show'], isRequired: boolean) =>
    /<small>(\w+)<\/small>/.exec(
      render({ show, groups: rows(isRequired) }),
    )?.[1];
  expect(flag('inputs', true)).toBe('required');
  expect(flag('inputs', false)).toBeUndefined();
  expect(flag('members', true)).toBeUndefined();
  expect(flag('members', false)).toBe('optional');
});

test('a deprecated member says so, with the reason as a sentence', () => {
  const html = render({
    groups: [groupOf(makeRow({ deprecated: 'use `quay`', doc: 'Old.' }))],
  });
  expect(html).toContain('<small>deprecated</small>');
  expect(html).toContain(
    '<strong>Deprecated:</strong> Use <code>quay</code>. Old.',
  );
});

test('overloads are distinguished by signature and name', () => {
  const overload = { ...groupOf(makeRow({})), signature: 'moor(rope: string)' };
  const html = render({ show: 'parameters', groups: [overload, overload] });
  expect(html).toContain('<code>moor(rope: string)</code>');
  expect(html).toContain('tide, overload 2"');
});

test('a comment that only repeats the type of a result is left out', () => {
  const returns = (doc: string) =>
    render({
      show: 'parameters',
      groups: [{ signature: null, rows: [], returns: { type: 'T[]', doc } }],
    });
  expect(returns('T[]')).toBe('<p>Returns <code>T[]</code></p>');
  expect(returns('all boats')).toContain('</code>: all boats</p>');
});

test('a declaration is a block like other code and names its origin', () => {
  const html = render({ show: 'signature' });
  expect(html).toContain('<figure class="code">');
  expect(html).toContain('aria-label="Declaration of Pier"');
  expect(html).toContain('Declared in @rx-angular/harbour 1.0.0');
});

test('what an export costs and since when it is there is shown once a page', () => {
  expect(drawFacts({})).toContain(
    '<code>Pier</code> from <code>@rx-angular/harbour</code> · since 16 · <a href="/docs/choose/cost">+9.0\u00a0kB</a>',
  );
  expect(drawFacts({}, false)).not.toContain('since 16');
  const moved = { major: 21, from: '@rx-angular/harbour/experimental' };
  expect(drawFacts({ moved })).toContain('until 20 in @rx-angular/harbour/exp');
});

test('what is not downloaded says why', () => {
  expect(drawFacts({ bytes: 0, place: 'type' })).toContain('type only');
  expect(drawFacts({ bytes: 49 })).toContain('>&lt;0.1\u00a0kB');
  expect(drawFacts({ bytes: 50 })).toContain('+0.1\u00a0kB');
  expect(drawFacts({ place: 'server' })).toContain('on the server only');
  expect(drawFacts({ place: 'tool' })).toContain('not in the bundle');
});

test('a member that came later than its export says when', () => {
  const groups = [groupOf(makeRow({ name: 'moor()' }), makeRow({}))];
  const about = { ...ABOUT, memberSince: { moor: '19.1' } };
  const html = render({ groups, show: 'members' }, undefined, { about });
  expect(html.match(/since [\d.]+/g)).toEqual(['since 19.1']);
});
