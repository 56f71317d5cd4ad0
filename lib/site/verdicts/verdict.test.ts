import { expect, test } from 'vitest';
import { toString } from 'hast-util-to-string';
import type { FenceDiagnostic, FenceRecord } from '@/lib/samples/fences';
import { drawVerdict } from './verdict';

const VERSIONS = {
  '@angular/core': '21.0.0',
  '@rx-angular/state': '21.1.0',
  '@rx-angular/cdk': '21.2.0',
  '@rx-angular/eslint-plugin': '2.0.0',
};

function makeRecord(parts: Partial<FenceRecord>): FenceRecord {
  return {
    id: '',
    hash: '',
    line: 1,
    lang: 'ts',
    kind: 'checked',
    reason: null,
    packages: ['@rx-angular/state'],
    diagnostics: [],
    ...parts,
  };
}

function makeReport(parts: Partial<FenceDiagnostic>): FenceDiagnostic {
  return {
    line: 2,
    column: 5,
    endLine: 2,
    endColumn: 9,
    code: 'no-run',
    message: 'Do not run.',
    ...parts,
  };
}

function draw(parts: Partial<FenceRecord>, throws?: string) {
  const verdict = drawVerdict(makeRecord(parts), throws, VERSIONS);
  if (!verdict) throw new Error('There is no verdict.');
  return { ...verdict, text: toString(verdict.note) };
}

test('a checked sample names the packages it uses, with versions', () => {
  const packages = ['@rx-angular/cdk', '@rx-angular/state'];
  expect(draw({ packages }).text).toBe(
    'Checked against @rx-angular/cdk 21.2.0, @rx-angular/state 21.1.0',
  );
});

test('a sample without a package of ours names Angular', () => {
  expect(draw({ packages: [] }).text).toBe('Checked against Angular 21.0.0');
});

test('a demo names the browser that ran it', () => {
  const demo = {
    component: 'Tide',
    controls: [],
    code: '',
    file: '',
    firstRender: '',
  };
  expect(draw({ kind: 'run', host: 'browser', demo }).text).toMatch(
    / · Runs in Chromium$/,
  );
});

test('an executed sample says so, and what it throws', () => {
  expect(draw({ kind: 'run' }).text).toMatch(/ · Runs$/);
  expect(draw({ kind: 'run', host: 'browser' }).text).toMatch(
    / · Runs in Chromium$/,
  );
  expect(draw({ kind: 'run', host: 'ssr' }).text).toMatch(
    / · Runs on a server, then in Chromium$/,
  );
  expect(draw({ kind: 'run' }, 'NG0203').text).toMatch(/throws “NG0203”$/);
});

test('a verdict has a word for the head of a block, and the rest in a tooltip', () => {
  const wordOf = (parts: Partial<FenceRecord>, throws?: string) => {
    const [word, rest] = (draw(parts, throws).brief?.children ?? []).map(
      (child) => (child.type === 'element' ? toString(child) : ''),
    );
    expect(rest).toBe(draw(parts, throws).text);
    return word;
  };
  expect(wordOf({})).toBe('Checked');
  expect(wordOf({ kind: 'run' })).toBe('Runs');
  expect(wordOf({ kind: 'run' }, 'NG0203')).toBe('Throws');
  expect(wordOf({ kind: 'linted' })).toBe('Linted');
  expect(wordOf({ kind: 'expected-errors' })).toBe('Intentional error');
  expect(wordOf({ kind: 'ignored', reason: 'Old.' })).toBe('Not checked');
});

test('the reports of a linter are never hidden behind a word', () => {
  const diagnostics = [makeReport({})];
  expect(draw({ kind: 'linted', diagnostics }).brief).toBeUndefined();
});

test('a sample that is not checked gives the reason', () => {
  expect(draw({ kind: 'ignored', reason: 'needs a server' }).text).toBe(
    'Not checked: needs a server',
  );
});

test('a block that is only listed has no verdict', () => {
  const record = makeRecord({ kind: 'listed' });
  expect(drawVerdict(record, undefined, VERSIONS)).toBeUndefined();
});

test('an announced error stands below its line with its code', () => {
  const { marks, remarks } = draw({
    kind: 'expected-errors',
    diagnostics: [makeReport({ code: 'TS2345', message: 'Wrong.' })],
  });
  expect(marks).toEqual([{ line: 2, column: 5, endColumn: 9 }]);
  expect(remarks).toEqual([{ line: 2, text: 'TS2345: Wrong.' }]);
});

test('lint reports are listed once for each message, with all lines', () => {
  const { text, remarks } = draw({
    kind: 'linted',
    packages: ['@rx-angular/eslint-plugin'],
    diagnostics: [
      makeReport({}),
      makeReport({}),
      makeReport({ line: 7 }),
      makeReport({ line: 9, message: 'Never.' }),
    ],
  });
  expect(text).toBe(
    'Linted against @rx-angular/eslint-plugin 2.0.0Lines 2, 7: Do not run.Line 9: Never.',
  );
  expect(remarks).toEqual([]);
});

test('a linted sample without reports says that there are none', () => {
  expect(draw({ kind: 'linted' }).text).toMatch(/ · Nothing to report$/);
});

test('a report on several lines is marked to the end of its first', () => {
  const { marks } = draw({
    kind: 'linted',
    diagnostics: [makeReport({ endLine: 4, endColumn: 2 })],
  });
  expect(marks).toEqual([
    { line: 2, column: 5, endColumn: Number.MAX_SAFE_INTEGER },
  ]);
});

test('marks that overlap become one, marks that touch stay two', () => {
  const overlap = [makeReport({}), makeReport({ column: 8, endColumn: 12 })];
  expect(draw({ kind: 'linted', diagnostics: overlap }).marks).toEqual([
    { line: 2, column: 5, endColumn: 12 },
  ]);
  const touch = [makeReport({}), makeReport({ column: 9, endColumn: 12 })];
  expect(draw({ kind: 'linted', diagnostics: touch }).marks).toHaveLength(2);
});
