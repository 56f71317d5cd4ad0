import { expect, test } from 'vitest';
import ts from 'typescript';
import { withoutDriver } from './without-driver';

/** The lines that stay of a sample with one statement a line. */
function shown(...lines: string[]): string[] {
  const source = ts.createSourceFile(
    'sample.ts',
    lines.join('\n'),
    ts.ScriptTarget.Latest,
    true,
  );
  const { transformed } = ts.transform(source, [withoutDriver]);
  return (transformed[0]?.statements ?? []).map((one) => one.getText(source));
}

test('components and what they use stay, in their order', () => {
  const lines = [
    `import { Component } from '@angular/core';`,
    'interface Tide { height: number }',
    'type Tides = Tide[];',
    'enum Moon { New, Full }',
    'const START = 2;',
    'function rise(by: number) { return START + by; }',
    'class Keel { sink() { return TestBed; } }',
    `@Component({ template: '' }) export class Boat {}`,
    'export { START };',
  ];
  expect(shown(...lines)).toEqual(lines);
});

test('statements that do something go', () => {
  const lines = ['f();', 'if (a) f();', 'for (const b of c) f(b);', 'await d;'];
  expect(shown(...lines, 'const kept = 1;')).toEqual(['const kept = 1;']);
});

test('what is made with the driver goes, with all that is made of it', () => {
  expect(
    shown(
      'const fixture = TestBed.createComponent(Boat);',
      'const { nativeElement: host, ...rest } = fixture;',
      'const [first] = host.children;',
      'const text = () => first.textContent;',
      'function look() { return rest.name; }',
      'const other = 1;',
    ),
  ).toEqual(['const other = 1;']);
});

test('a value that is waited for goes, with all that is made of it', () => {
  expect(
    shown('const boat = await load();', 'const name = boat.name;'),
  ).toEqual([]);
});

test('a function that waits only when a component calls it stays', () => {
  const lines = [
    'const load = async () => (await fetch("/a")).json();',
    'async function save() { await load(); }',
    'const store = { async keep() { await save(); } };',
    'export class Boat { go() { return store.keep(); } }',
  ];
  expect(shown(...lines)).toEqual(lines);
});

test('a function that waits for what was made with the driver goes', () => {
  expect(
    shown(
      'const fixture = TestBed.createComponent(Boat);',
      'async function settle() { await fixture.whenStable(); }',
      'const settleTwice = async () => { await settle(); await settle(); };',
    ),
  ).toEqual([]);
});
