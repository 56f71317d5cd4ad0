import { expect, test } from 'vitest';
import type { Project } from '../link';
import type { Problem } from '../types';
import { compileAll as build } from './compile-all';

const PACKS = {
  modules: { all: ['rxjs', '@angular/core/testing'] },
  needs: {},
};
/** A program without a mistake. */
function compileAll(files: Project['files']) {
  const built = build(files, PACKS);
  if ('files' in built) return built.files;
  throw new Error(built.mistake.message);
}

const OK = { name: 'sample.ts', text: 'export const a = 1; // => 1' };

/** What is wrong with a program. */
function mistakeOf(...files: Project['files']): Problem {
  const built = build(files, PACKS);
  if ('mistake' in built) return built.mistake;
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

test('all packages that are not there are named at once, at the first of them', () => {
  const mistake = mistakeOf(
    { name: 'a.ts', text: "import 'rxjs';\nimport 'first';\nimport 'second';" },
    { name: 'b.ts', text: "import 'first';\nimport 'third';" },
  );
  expect(mistake.message).toBe(
    'The playground does not have the packages first, second, and third.',
  );
  expect([mistake.file, mistake.line]).toEqual(['a.ts', 2]);
});

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
