import { getFileSystem } from '@angular/compiler-cli';
import { expect, test } from '@playwright/test';
import { collectDeclarations } from '../build/bundle-types';
import { createTypes, type Types } from './types';
import type { Problem } from './check-types';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const PACKS = {
  modules: {
    all: [
      'rxjs',
      '@angular/core',
      '@angular/common',
      '@angular/platform-browser',
      '@rx-angular/state',
      '@rx-angular/template/for',
      '@rx-angular/template/let',
      '@rx-angular/template/push',
      'lodash-es',
    ],
  },
  needs: {},
};

let types: Types;

test.beforeAll(() => {
  types = createTypes(collectDeclarations(PACKS));
});

const RIGHT = `import { Component } from '@angular/core';
import { rxState } from '@rx-angular/state';
import { RxFor } from '@rx-angular/template/for';
import { RxLet } from '@rx-angular/template/let';
@Component({
  selector: 'app-root',
  imports: [RxFor, RxLet],
  template: \`
    <p *rxLet="bikes$; let b">{{ b.count }} bikes</p>
    <i *rxFor="let n of [1, 2]; trackBy: 'x'">{{ n }}</i>
    <button (click)="rent(1)">Rent</button>
  \`,
})
export class App {
  readonly state = rxState<{ bikes: { count: number } }>(({ set }) =>
    set({ bikes: { count: 3 } }),
  );
  readonly bikes$ = this.state.select('bikes');
  rent(n: number): void {
    this.state.set('bikes', ({ bikes }) => ({ count: bikes.count - n }));
  }
}
`;

const problemsOf = (text: string, ...more: { name: string; text: string }[]) =>
  types.check([{ name: 'sample.ts', text }, ...more]);

test('right code has no problems, nor has a package without types', () => {
  const text = RIGHT.replace("; trackBy: 'x'", '');
  expect(problemsOf(text)).toEqual([]);
  expect(
    problemsOf("import { throttle } from 'lodash-es';\nthrottle(1);"),
  ).toEqual([]);
});

/** What beginners get wrong: the change, and the code, line and words of the message. */
const MISTAKES: readonly [
  of: string,
  from: string,
  to: string,
  says: Partial<Problem> & { words: RegExp },
][] = [
  [
    'a directive that is not imported',
    'imports: [RxFor, RxLet],',
    'imports: [RxFor],',
    { code: 'NG8116', line: 9, words: /rxLet/ },
  ],
  [
    'a wrong type in set',
    'set({ bikes: { count: 3 } })',
    "set({ bikes: { count: '3' } })",
    {
      code: 'TS2322',
      line: 16,
      words: /'string' is not assignable to type 'number'/,
    },
  ],
  [
    'a misspelt property in a template',
    '{{ b.count }}',
    '{{ b.cuont }}',
    { line: 9, words: /Did you mean 'count'/ },
  ],
  [
    'a wrong argument in a template',
    'rent(1)',
    "rent('1')",
    {
      code: 'TS2345',
      line: 11,
      words: /not assignable to parameter of type 'number'/,
    },
  ],
  [
    'an unknown element',
    '<button',
    '<app-x></app-x><button',
    { code: 'NG8001', line: 11, words: /'app-x' is not a known element/ },
  ],
  [
    'an unclosed tag',
    'Rent</button>',
    '<b>Rent</button>',
    { code: 'NG5002', words: /Unexpected closing tag/ },
  ],
  [
    'a missing track',
    '<i *rxFor="let n of [1, 2]; trackBy: \'x\'">{{ n }}</i>',
    '@for (n of [1, 2]) { {{ n }} }',
    { code: 'NG5002', line: 10, words: /track/ },
  ],
  [
    'an unknown pipe',
    '{{ b.count }}',
    '{{ b.count | push }}',
    { code: 'NG8004', line: 9, words: /No pipe found with name 'push'/ },
  ],
  [
    'a wrong key',
    "select('bikes')",
    "select('bike')",
    { line: 18, words: /No overload/ },
  ],
  [
    'a missing import of a name',
    "import { rxState } from '@rx-angular/state';",
    '',
    { code: 'TS2304', words: /Cannot find name 'rxState'/ },
  ],
  [
    'an export that is not there',
    '{ rxState }',
    '{ rxStat }',
    { line: 2, words: /no exported member/ },
  ],
  [
    'a field before its source',
    "  readonly bikes$ = this.state.select('bikes');",
    "  readonly other$ = this.bikes$;\n  readonly bikes$ = this.state.select('bikes');",
    { code: 'TS2729', words: /used before its initialization/ },
  ],
  [
    'a binding that is not there',
    '<button (click)',
    '<button [titel]="1" (click)',
    { code: 'NG8002', line: 11, words: /'titel'/ },
  ],
];

for (const [of, from, to, { words, ...place }] of MISTAKES) {
  test(`${of} is told with line and cause`, () => {
    const base = RIGHT.replace(
      of === 'a missing track' ? 'no' : "; trackBy: 'x'",
      of === 'a missing track' ? 'no' : '',
    );
    expect(base).toContain(from);
    const found = problemsOf(base.replace(from, to));
    expect(
      found.some(
        ({ message, ...rest }) =>
          words.test(message) &&
          Object.entries(place).every(
            ([key, value]) => rest[key as keyof typeof rest] === value,
          ),
      ),
      JSON.stringify(found),
    ).toBe(true);
  });
}

test('templates in files of their own are checked at their lines', () => {
  const text = RIGHT.replace(/template: `[^`]*`/, "templateUrl: './card.html'");
  const found = problemsOf(text, {
    name: 'card.html',
    text: '<p>\n  {{ gone }}\n</p>',
  });
  expect(found).toMatchObject([{ file: 'card.html', line: 2, code: 'TS2339' }]);
});

test('who compiles in the same process finds its files as before', () => {
  const files = getFileSystem();
  types.check([{ name: 'a.ts', text: 'export {};' }]);
  expect(getFileSystem()).toBe(files);
});

const sample = (text: string) => [{ name: 'sample.ts', text }];

/** What is offered at the first `|` of a text, which is no part of it. */
function completionsOf(text: string) {
  const offset = text.indexOf('|');
  const files = sample(text.replace('|', ''));
  return { offset, files, all: types.complete(files, 'sample.ts', offset) };
}

test('completes members by their types', () => {
  const { all } = completionsOf(
    "import { rxState } from '@rx-angular/state';\nconst state = rxState<{ n: number }>();\nstate.|;",
  );
  expect(all.map(({ label }) => label)).toContain('select');
});

test('completes what is not imported yet, and adds its import', () => {
  const importOf = (text: string, name: string) => {
    const { offset, files, all } = completionsOf(
      `import { Component } from '@angular/core';\n${text}`,
    );
    const found = all.find(({ label }) => label === name);
    return found && types.importFor(files, 'sample.ts', offset, found);
  };
  expect(importOf('rxSta|;', 'rxState')).toEqual([
    {
      from: 43,
      to: 43,
      insert: "import { rxState } from '@rx-angular/state';\n",
    },
  ]);
  expect(importOf('signa|;', 'signal')).toEqual([
    { from: 18, to: 18, insert: ', signal' },
  ]);
});

test('says what a name is', () => {
  const files = sample('const count = 1 + 1;\ncount;');
  expect(types.explain(files, 'sample.ts', 22)).toEqual({
    from: 21,
    to: 26,
    text: 'const count: number',
  });
  expect(types.explain(files, 'sample.ts', 20)).toBeUndefined();
});

test('offers in a template what the imported directives of an element take', () => {
  const text = RIGHT.replace(
    '@Component({',
    "@Component({ selector: 'app-boat', template: '' })\nexport class Boat { readonly speed = input(0); readonly sunk = output(); }\n@Component({",
  )
    .replace('imports: [', 'imports: [Boat, ')
    .replace('{ Component }', '{ Component, input, output }')
    .replace('<button', '<app-boat /><button');
  problemsOf(text);
  const at = (mark: string, tag: string) =>
    types.bindingsOf('sample.ts', text.indexOf(mark), tag);
  const boat = at('<app-boat', 'app-boat');
  for (const one of ['[speed]', '(sunk)', '*rxLet']) {
    expect(boat).toContain(one);
  }
  const button = at('<button', 'button');
  expect(button).toContain('[disabled]');
  expect(button).toContain('(click)');
  expect(button).toContain('*rxFor');
  expect(button).not.toContain('[speed]');
  expect(types.bindingsOf('sample.ts', 0, 'b')).toEqual([]);
});
