import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSetups, setupToFile } from './setup';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'setup-'));
  mkdirSync(path.join(dir, '_setup'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (name: string, text = '') =>
  writeFileSync(path.join(dir, '_setup', name), text);

const EXPORTS: [code: string, names: string[]][] = [
  ['export const a = 1, b = 2; export let c: number;', ['a', 'b', 'c']],
  ['export const { a, b: [c, , ...d], ...e } = f;', ['a', 'c', 'd', 'e']],
  [
    'export function f() {} export class C {} export abstract class D {}',
    ['f', 'C', 'D'],
  ],
  [
    'export interface I {} export type T = 1; export enum E {} export namespace N {}',
    ['I', 'T', 'E', 'N'],
  ],
  ['const a = 1, b = 2; export { a, b as c };', ['a', 'c']],
  [`export { a, type B } from './tides';`, ['a', 'B']],
  ['export function f(a: 1): 1; export function f(a: any) {}', ['f']],
  ['export const größe = 1;', ['größe']],
  ['const a = 1; function f() {} class C {} a;', []],
  [`import { a } from 'a'; export * from './tides';`, []],
];

for (const [code, names] of EXPORTS) {
  test(`samples can import what is exported by name: ${code}`, () => {
    write('boat.ts', code);
    expect(readSetups(dir).get('boat')?.exports()).toEqual(names);
  });
}

test('a default export has no name to be imported by', () => {
  write('a.ts', 'export default class Boat {}');
  write('b.ts', 'export default function sail() {}');
  write('c.ts', 'const a = 1; export { a as default };');
  const exports = [...readSetups(dir).values()].map((one) => one.exports());
  expect(exports).toEqual([[], [], []]);
});

test('setup files are known by their names, in order; declarations and others are none', () => {
  for (const name of ['b.ts', 'a.ts', 'a.d.ts', 'a.js', 'tsconfig.json']) {
    write(name);
  }
  expect([...readSetups(dir).keys()]).toEqual(['a', 'b']);
});

test('a content folder may have no setup files', () => {
  rmSync(path.join(dir, '_setup'), { recursive: true });
  expect(readSetups(dir).size).toBe(0);
});

test('a mistake in a setup file is reported in that file', () => {
  write('boat.ts', 'export const a = 1;');
  const setup = readSetups(dir).get('boat');
  if (!setup) throw new Error('The file was not found.');
  expect(setupToFile(setup, '/program')).toMatchObject({
    path: '/program/_setup/boat.ts',
    text: 'export const a = 1;',
    file: 'content/_setup/boat.ts',
  });
});
