import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { laterParts, loadedFiles, readModules, withMark } from './modules';

let dir = '';
afterEach(() => rmSync(dir, { recursive: true }));

/** Modules of an export with these files. */
function modulesOf(files: Record<string, string>, entries: readonly string[]) {
  dir = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return readModules(dir, entries);
}

test('modules that need each other are listed once, and not what is imported later', () => {
  const modules = modulesOf(
    {
      'a.js': 'export*from"./b.js";import"./c.js";export const a=1',
      'b.js': 'import{a}from"./a.js";export const b=a',
      'c.js': 'const text=\'import "./none.js"\';import("./d.js")',
      'd.js': '',
    },
    ['a.js'],
  );
  expect(loadedFiles(['a.js'], modules)).toEqual(['a.js', 'b.js', 'c.js']);
  expect(loadedFiles(['a.js'], modules, () => true)).toContain('d.js');
});

test('a part that is loaded later adds what it needs, and not what the program has', () => {
  const files = {
    'js/site.js':
      'import{a}from"./shared.js";import("./panel.js");import("./card.js");a',
    'js/shared.js': 'export const a=1',
    'js/panel.js':
      'import{b}from"./engine.js";import{a}from"./shared.js";import"./site.js";a+b',
    'js/engine.js': 'import{a}from"./shared.js";export const b=a',
    'js/card.js': '"card"',
  };
  const parts = laterParts(['js/site.js'], modulesOf(files, ['js/site.js']));
  expect(parts).toEqual([['js/panel.js', 'js/engine.js'], ['js/card.js']]);
  const read = (file: string) => files[file as keyof typeof files];
  expect(withMark('b=a', parts, read)).toEqual(parts[0]);
  expect(() => withMark('sail', parts, read)).toThrow('holds "sail"');
});

test('stylesheets need the fonts that they name', () => {
  const modules = modulesOf(
    {
      'css/a.css': '@font-face { src: url(../media/f.woff2) }',
      'media/f.woff2': 'f',
    },
    ['./css/*.css'],
  );
  expect(loadedFiles(['css/a.css'], modules)).toEqual([
    'css/a.css',
    'media/f.woff2',
  ]);
});

test('files that are not there are named', () => {
  expect(() => modulesOf({}, ['./demos/demo-*.js'])).toThrow('demos/demo-*.js');
});
