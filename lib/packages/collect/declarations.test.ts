import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDeclarations } from './declarations';

// Within the project, where the types of Angular are found.
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(path.resolve('.cache', 'declarations-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** A package as it is published, of one or more entry points. */
function publish(name: string, files: Readonly<Record<string, string>>) {
  const folder = path.join(root, name);
  mkdirSync(folder);
  const exports = Object.fromEntries(
    Object.keys(files)
      .filter((name) => !name.startsWith('_'))
      .map((name) => [
        name === 'index' ? '.' : `./${name}`,
        { types: `./${name}.d.ts`, default: `./${name}.mjs` },
      ]),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: '@boats/pier', exports }),
  );
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, `${name}.d.ts`), text);
  }
  return folder;
}

test('what readers can use is read, what is written by compilers is not', () => {
  const folder = publish('pier', {
    index: `export { Pier$1 as Pier } from './_pier';`,
    _pier: `import * as i0 from '@angular/core';
declare abstract class Pier$1<T extends object> extends Dock<T> implements OnInit {
  /** How high the water is. */
  tide: i0.Signal<number>;
  private rope;
  protected anchor: string;
  static ɵfac: i0.ɵɵFactoryDeclaration<Pier$1<any>, never>;
  ngOnInit(): void;
  constructor(dock: string);
  moor(boat: string): void;
  moor(boat: number): void;
}
export { Pier$1 };`,
  });
  const pier = readDeclarations([folder]).get('@boats/pier')?.get('Pier');
  expect([...(pier ?? [])]).toEqual(['tide', 'moor']);
});

test('each entry point has its own exports, overloads are one', () => {
  const folder = publish('quay', {
    index: `export declare const a: "x";`,
    more: `/** One. */ export declare function f(): void;
export declare function f(b: string): void;`,
  });
  const found = readDeclarations([folder]);
  expect([...found.keys()]).toEqual(['@boats/pier', '@boats/pier/more']);
  expect([...(found.get('@boats/pier')?.keys() ?? [])]).toEqual(['a']);
  expect([...(found.get('@boats/pier/more')?.keys() ?? [])]).toEqual(['f']);
});
