import { expect, test } from '@playwright/test';
import { compileAll as compile, FileMistake } from './compile-all';

const PACKS = {
  modules: { all: ['rxjs', '@angular/core/testing'] },
  needs: {},
};
const compileAll = (files: Parameters<typeof compile>[0]) =>
  compile(files, PACKS);

const OK = { name: 'sample.ts', text: 'export const a = 1; // => 1' };

/** What is wrong with a program. */
function mistakeOf(...files: { name: string; text: string }[]): FileMistake {
  try {
    compileAll(files);
  } catch (error) {
    if (error instanceof FileMistake) return error;
    throw error;
  }
  throw new Error('Nothing is wrong.');
}

test('no file is no program, and only the first file is the entry', () => {
  expect(compileAll([])).toEqual([]);
  const [entry, other] = compileAll([OK, { ...OK, name: 'b.ts' }]);
  expect(entry?.promises).toHaveLength(1);
  expect(other?.promises).toEqual([]);
});

for (const specifier of [
  'rxjs',
  './own',
  '../own',
  '@setup/store',
  '@angular/core/testing',
]) {
  test(`${specifier} may be imported`, () => {
    const text = `import '${specifier}';`;
    const [file] = compileAll([{ name: 'a.ts', text }]);
    expect(file?.imports).toEqual([specifier]);
  });
}

for (const [specifier, text, line] of [
  ['express', "import e from 'express';", 1],
  [
    '@ngrx/effects',
    "import 'rxjs';\n\nimport {\n  a,\n} from '@ngrx/effects';",
    5,
  ],
  ['@setups/a', "\nexport * from '@setups/a';", 2],
  ['constructor', "import 'constructor';", 1],
  ['toString', "import 'toString';", 1],
  ['rxjs/none', "import 'rxjs';\nimport 'rxjs/none';", 2],
  ['first', "import 'first';\nimport 'second';", 1],
  ['a"b', "\nimport 'a\\x22b';", 1],
] as const) {
  test(`the package ${specifier}, which is not there, is reported with its file and line`, () => {
    const mistake = mistakeOf(OK, { name: 'lib/ü.ts', text });
    expect(mistake.message).toBe(
      `The playground does not have the package ${specifier}.`,
    );
    expect([mistake.file, mistake.line]).toEqual(['lib/ü.ts', line]);
  });
}

test('types of a package that is not there are no import of it', () => {
  const text =
    "import type { A } from 'express';\nexport type { B } from 'koa';";
  expect(compileAll([{ name: 'a.ts', text }])[0]?.imports).toEqual([]);
});

test('of several wrong files the first is reported', () => {
  const mistake = mistakeOf(
    OK,
    { name: 'b.ts', text: '\n\nconst = 1;' },
    { name: 'c.ts', text: 'const = 1;' },
  );
  expect([mistake.file, mistake.line]).toEqual(['b.ts', 3]);
});
