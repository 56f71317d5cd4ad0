import { expect, test } from 'vitest';
import { PACKAGES } from '@/lib/site/product';
import { readApi } from '@/lib/packages/api/read';
import {
  findFactProblems,
  versionProblems,
} from '@/lib/packages/facts/problems';
import { exportFacts, readPackageFacts } from '@/lib/packages/facts/read';
import {
  currentNeeds,
  releasesByAngular,
  supportOf,
} from '@/lib/packages/facts/releases';

const facts = readPackageFacts('content', PACKAGES);
const api = readApi('content', PACKAGES.names);
const EVERY = api
  .flatMap(({ entries }) => Object.entries(entries))
  .flatMap(([entry, symbols]) => symbols.map(({ name }) => ({ entry, name })));

test('the committed facts are of the installed packages, and complete', () => {
  expect(findFactProblems('content', process.cwd(), PACKAGES)).toEqual([]);
  expect(EVERY.length).toBe(251);
  const known = EVERY.map(({ entry, name }) => exportFacts(facts, entry, name));
  expect(known).not.toContain(undefined);
  expect(known.filter((one) => one?.since === undefined)).toEqual([]);
});

test('facts of other versions are reported with file and cure', () => {
  const problems = versionProblems(
    'costs',
    'costs.json',
    { rxjs: '7.8.1', esbuild: '1.0.0' },
    { rxjs: '7.8.2', esbuild: '1.0.0', typescript: '6.0.0' },
  );
  expect(problems.map(({ file }) => file)).toEqual([
    'costs.json',
    'costs.json',
  ]);
  expect(problems[0]?.message).toContain('rxjs 7.8.1, and 7.8.2 is installed');
  expect(problems[0]?.message).toContain('Run `npm run record facts`');
  expect(problems[1]?.message).toContain('typescript (unknown)');
});

test('what runs on a server or in a tool is no download', () => {
  const placeOf = (entry: string, name: string) =>
    exportFacts(facts, entry, name)?.place;
  expect(placeOf('@rx-angular/isr/server', 'ISRHandler')).toBe('server');
  expect(placeOf('@rx-angular/isr', 'ISRHandler')).toBe('server');
  expect(placeOf('@rx-angular/isr', 'IsrService')).toBe('application');
  expect(placeOf('@rx-angular/eslint-plugin', 'rules')).toBe('tool');
  expect(placeOf('@rx-angular/state', 'nothing')).toBeUndefined();
});

test('an export that moved is as old as it was at its first place', () => {
  const entry = '@rx-angular/template/virtual-scrolling';
  const about = exportFacts(facts, entry, 'RxVirtualFor');
  expect(about?.since).toBe('15.2');
  expect(about?.moved?.major).toBe(21);
});

test('each Angular version has the last release of its number', () => {
  const rows = releasesByAngular(facts.compatibility);
  expect(rows.map(({ angular }) => angular)).toEqual([
    22, 21, 20, 19, 18, 17, 16, 15, 14,
  ]);
  const isr = rows.map(({ releases }) => releases.get('@rx-angular/isr'));
  expect(isr.slice(0, 3)).toEqual([undefined, '21.0.2', undefined]);
});

test('the newest releases say what they are made for', () => {
  expect(currentNeeds(facts.compatibility)).toEqual({
    angular: 21,
    rxjs: '^6.5.3 || ^7.4.0',
    node: '^20.19.0 || ^22.12.0 || >=24.0.0',
  });
});

test('a package says which Angular it goes with, and what goes with earlier ones', () => {
  const isr = supportOf(facts.compatibility, '@rx-angular/isr');
  expect(isr).toMatchObject({ version: '21.0.2', angular: 21, notYet: [22] });
  // There is none for Angular 20.
  expect(isr?.earlier[0]).toEqual({ angular: 19, version: '19.0.0' });
  expect(
    supportOf(facts.compatibility, '@rx-angular/eslint-plugin'),
  ).toBeUndefined();
});
