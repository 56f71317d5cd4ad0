import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Settings } from './settings';
import { loadLintPlugin, packagePattern, readSettings } from './settings';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function settingsWith(parts: Partial<Settings>): Settings {
  return { ...readSettings(dir), ...parts };
}

test('without a file, all settings are empty', () => {
  expect(readSettings(dir)).toEqual({
    packages: [],
    checkedAgainst: [],
    templates: { imports: {}, types: {} },
    bundles: { preload: [], serverOnly: [], patching: [] },
  });
});

test('a setting that nobody knows is reported with its file', () => {
  write('_setup/doctest.json', '{"package":["rxjs"]}');
  expect(() => readSettings(dir)).toThrow(
    /_setup\/doctest\.json:1 [\s\S]*"package"/,
  );
});

test('a package is found by its whole name, whatever signs it holds', () => {
  const packages = ['@boats/sail', 'rig.js'];
  const pattern = packagePattern(settingsWith({ packages }), '^', '(?:\\/|$)');
  const found = (text: string) => pattern.exec(text)?.[1];
  expect(found('@boats/sail')).toBe('@boats/sail');
  expect(found('@boats/sail/testing')).toBe('@boats/sail');
  expect(found('rig.js')).toBe('rig.js');
  for (const other of ['@boats/sails', 'x@boats/sail', 'rigxjs', '']) {
    expect(found(other)).toBeUndefined();
  }
});

test('where no package is documented, none is found', () => {
  expect(packagePattern(settingsWith({}), '', '').test('')).toBe(false);
});

for (const [name, prefix] of [
  ['eslint-plugin-boats', 'boats'],
  ['@boats/eslint-plugin', '@boats'],
  ['@boats/eslint-plugin-rig', '@boats/rig'],
  ['boats', 'boats'],
] as const) {
  test(`the rules of ${name} are called ${prefix}/…, as ESLint has it`, () => {
    const code = 'module.exports = { rules: { "no-leak": {} } };';
    write(`node_modules/${name}/index.js`, code);
    const plugin = loadLintPlugin(dir, settingsWith({ lintPlugin: name }));
    expect(plugin).toEqual({ name, prefix, rules: { 'no-leak': {} } });
  });
}

test('a plugin without rules has none, and without a name there is no plugin', () => {
  write('node_modules/eslint-plugin-a/index.js', '');
  const settings = settingsWith({ lintPlugin: 'eslint-plugin-a' });
  expect(loadLintPlugin(dir, settings)?.rules).toEqual({});
  expect(loadLintPlugin(dir, settingsWith({}))).toBeUndefined();
});
