import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import type { PackageFacts } from '@/lib/packages';
import { ExportChanges } from './export-changes';

const PIER = '@rx-angular/pier';

function render(parts: Partial<PackageFacts['history']>, major = 16): string {
  const facts: PackageFacts = {
    costs: {
      versions: {},
      base: 0,
      exports: {},
      features: {},
      pairs: {},
      combinations: {},
    },
    history: {
      versions: {},
      releases: { [PIER]: { 15: '15.0.0', 16: '16.0.0' } },
      exports: {},
      gone: [],
      ...parts,
    },
    replacements: [
      {
        entry: PIER,
        names: ['Rope'],
        use: [`${PIER}#Line`],
        note: 'It floats.',
      },
      { entry: PIER, names: ['Anchor'], use: [] },
    ],
    compatibility: {
      versions: {},
      npm: '',
      angulars: [],
      releases: {},
      trials: [],
    },
    places: { serverEntries: [] },
  };
  return toStaticMarkup(<ExportChanges facts={facts} major={major} />);
}

test('a gone export says what replaces it, or that nothing does', () => {
  const gone = ['Rope', 'Anchor'].map((name) => ({
    major: 16,
    entry: PIER,
    name,
  }));
  const html = render({ gone });
  expect(html).toContain('aria-label="Exports that changed in 16"');
  expect(html).toContain(
    `Gone. Use <code>Line</code> from <code>${PIER}</code>.`,
  );
  expect(html).toContain('It floats.');
  expect(html).toContain('Gone, without replacement.');
});

test('what moved to one place is listed once', () => {
  const gone = ['Buoy', 'Quay'].map((name) => ({
    major: 16,
    entry: `${PIER}/old`,
    name,
    to: PIER,
  }));
  const html = render({ gone });
  expect(html.match(/Moved to/g)).toHaveLength(1);
  expect(html).toContain('<code>Buoy</code>, <code>Quay</code>');
});

test('the same change of several entry points is listed once', () => {
  const change = { major: 16, changed: ['moor'], was: 'class Boat' };
  const boat = { Boat: { since: '14', changes: [change] } };
  const html = render({ exports: { [PIER]: boat, [`${PIER}/models`]: boat } });
  expect(html.match(/<code>Boat<\/code>/g)).toHaveLength(1);
  expect(html).toContain(`${PIER}, ${PIER}/models`);
  expect(html).toContain('Until 15: <code>class Boat</code>');
  expect(html).toContain('Changed: <code>moor</code>.');
});

test('a list of overloads is not written out', () => {
  const textOf = (was: string) =>
    render({
      exports: {
        [PIER]: { f: { since: '14', changes: [{ major: 16, was }] } },
      },
    });
  expect(textOf('x'.repeat(400))).toContain('Until 15');
  expect(textOf('x'.repeat(401))).toContain('Its overloads changed.');
});

test('a major without changes says so', () => {
  expect(render({}, 20)).toContain(
    'The last releases of 19 and 20 export the same names',
  );
});
