import { expect, test } from 'vitest';
import {
  applyCorrections,
  findStaleCorrections,
  type Correction,
} from '@/lib/packages/api/corrections';
import { PACKAGES } from '@/lib/site/product';
import { getApiTable, readApi, readSnapshot } from '@/lib/packages/api/read';

const CONTENT = 'content';
const API = readApi(CONTENT, PACKAGES.names);
const LET = '@rx-angular/template/let';

const correction = (parts: Partial<Correction>): Correction => ({
  entry: LET,
  symbol: 'RxLet',
  member: 'rxLetSuspenseTrigger',
  was: 'no such comment',
  is: 'Better.',
  ...parts,
});

function commentOf(member: string): string {
  const table = getApiTable(
    { entry: LET, symbol: 'RxLet', show: 'inputs' },
    API,
  );
  const row = table.groups[0]?.rows.find(({ name }) => name === member);
  return row?.doc ?? '';
}

test('pages show what is right where the comments of the packages are wrong', () => {
  expect(commentOf('rxLetCompleteTrigger')).toContain(
    'Shows the complete template',
  );
  expect(commentOf('rxLetRenderCallback')).not.toContain('rxFor');
  const symbols = API.flatMap(({ entries }) => entries[LET] ?? []);
  expect(symbols[0]?.doc).toMatch(/^Binds the values of an Observable/);
});

test('a correction whose comment changed upstream is reported with file and cure, and not shown', () => {
  const packages = readSnapshot(CONTENT, PACKAGES.names);
  const stale = correction({});
  const [problem] = findStaleCorrections(packages, [stale], CONTENT);
  expect(problem?.file).toBe('content/api/corrections.json');
  expect(problem?.message).toContain('which now says "A trigger to manually');
  expect(problem?.message).toContain('remove the entry; if not, copy it to');
  applyCorrections(packages, [stale]);
  expect(JSON.stringify(packages)).not.toContain('Better.');
});

test('a correction of what is gone asks to be removed', () => {
  const gone = correction({ member: 'rxLetGone' });
  const [problem] = findStaleCorrections(
    readSnapshot(CONTENT, PACKAGES.names),
    [gone],
    CONTENT,
  );
  expect(problem?.message).toContain('RxLet.rxLetGone');
  expect(problem?.message).toContain('Remove the entry.');
});

test('a function is corrected in all overloads that repeat its comment', () => {
  const packages = readSnapshot(CONTENT, PACKAGES.names);
  const entry = '@rx-angular/cdk/transformations';
  const insert = packages
    .flatMap(({ entries }) => entries[entry] ?? [])
    .find(({ name }) => name === 'insert');
  const was = insert?.doc ?? '';
  applyCorrections(packages, [{ entry, symbol: 'insert', was, is: 'Better.' }]);
  expect(insert?.doc).toBe('Better.');
  expect(insert?.signatures.map(({ doc }) => doc)).not.toContain(was);
});
