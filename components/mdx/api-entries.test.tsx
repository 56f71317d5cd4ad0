import { expect, test } from '@playwright/test';
import GithubSlugger from 'github-slugger';
import { toStaticMarkup } from '@/components/build/static-markup';
import type { ApiTable as Facts, ApiTableRow } from '@/lib/api';
import { ApiTable } from './api-table';

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

function render(parts: Partial<Facts>, slugger = new GithubSlugger()): string {
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
    <ApiTable facts={facts} signatures={new Map()} slugger={slugger} />,
  );
}

const groupOf = (...rows: ApiTableRow[]) => ({
  signature: null,
  rows,
  returns: null,
});

test('a table stands in a named region that can be scrolled by keyboard', () => {
  const names = ['tide', 'wind', 'moon', 'rope'];
  const rows = names.map((name) => makeRow({ name }));
  const html = render({ groups: [groupOf(...rows)] });
  expect(html).toContain(
    'role="region" aria-label="API of Pier: inputs" tabindex="0"',
  );
  const piece = render({ groups: [groupOf(...rows.slice(0, 3))] });
  expect(piece).toContain('aria-label="API of Pier: tide, wind, moon"');
  expect(html).toContain('<th scope="row">');
});

test('columns without content are left out', () => {
  const plain = render({ groups: [groupOf(makeRow({}))] });
  expect(plain).not.toContain('<th>Default</th>');
  expect(plain).not.toContain('<th>Description</th>');
  const full = render({
    groups: [groupOf(makeRow({ default: "'low'", doc: 'The `water`.' }))],
  });
  expect(full).toContain('<code>&#x27;low&#x27;</code>');
  expect(full).toContain('<td>The <code>water</code>.</td>');
});

test('ids name symbol and member, and stay unique on a page', () => {
  const slugger = new GithubSlugger();
  const facts = { groups: [groupOf(makeRow({ name: 'item$' }))] };
  expect(render(facts, slugger)).toContain('<tr id="api-pier-item">');
  expect(render(facts, slugger)).toContain('<tr id="api-pier-item-1">');
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

test('overloads are told apart by signature and name', () => {
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
