import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/base/files';
import { readPages } from '@/lib/base/source';
import { compileFile } from '@/lib/playground/compile';
import { extractFences } from '@/lib/samples/doctest';
import {
  stripCuts,
  TYPESCRIPT_LANGUAGES,
  withoutRemovedLines,
} from '@/lib/samples/fences';
import { collectPlaySamples, withoutMark } from './collect';
import { childrenOf, parse } from '@/lib/samples/promises';
import { withoutHiddenChecks } from './shown-module';

const CONTENT = path.resolve('content');

/** Lines with something on them. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(withoutMark)
    .filter((line) => line.trim() !== '');

/** Whether a text declares, and does nothing: what drives it then is a test. */
const DECLARATION =
  /^(?:Import|TS\w+|(?:Class|Function)|ExportNamed|ExportDefault)Declaration$/;

function onlyDeclares(text: string): boolean {
  try {
    return childrenOf(parse(text).program).every(({ type }) =>
      DECLARATION.test(type),
    );
  } catch {
    // Members of a class whose first and last line are cut.
    return true;
  }
}

test('what is opened of every sample is what its page shows, and no check of it', () => {
  const opened = collectPlaySamples(CONTENT);
  const wrong: string[] = [];
  let count = 0;
  for (const { id, file, source } of readPages(CONTENT)) {
    const { fences } = extractFences(file, source);
    for (const { index, project } of opened.get(id) ?? []) {
      const fence = fences[index];
      if (!fence || project.rules) continue;
      count++;
      const text = stripCuts(withoutRemovedLines(fence.code));
      const shown = linesOf(text.replaceAll("'@setup/", "'./setup/"));
      const added = linesOf(project.files[0]?.text ?? '').filter(
        (line) => line.trim() !== shown[0]?.trim() || !shown.shift(),
      );
      const sign = onlyDeclares(text)
        ? /---cut|\/\/\s*=>|TestBed|\bfixture\b|setup\/tutorial/
        : /---cut|\/\/\s*=>|setup\/tutorial/;
      wrong.push(
        ...shown
          .slice(0, 1)
          .map((line) => `${file}:${fence.line} lacks ${line}`),
        ...added
          .filter((line) => sign.test(line))
          .map((line) => `${file}:${fence.line} has ${line}`),
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

const SAMPLE = `import { TestBed } from 'testing';
import { a, b } from 'lib';
console.error = () => {};
const used = a(1);
const unused = b(2);
a(unused);
a(used);
a(used); // => 1
export class App {
  value = used;
}
const fixture = TestBed.createComponent(App);
a(fixture);`;
const SHOWN = ['export class App {', '  value = used;', '}'];

test('hidden lines stay where shown ones need them, and imports name no more', () => {
  const lines = SAMPLE.split('\n');
  expect(
    withoutHiddenChecks(SAMPLE, (at) => SHOWN.includes(lines[at] ?? '')),
  ).toBe(
    [
      "import { a } from 'lib';",
      'const used = a(1);',
      'a(used);',
      ...SHOWN,
    ].join('\n'),
  );
  expect(withoutHiddenChecks(SAMPLE, () => true)).toBe(SAMPLE);
});

test('every sample of the site compiles and keeps its lines', () => {
  const wrong = listFiles('content/docs', '.mdx').flatMap((name) => {
    const file = `content/docs/${name}`;
    const { fences } = extractFences(file, readFileSync(file, 'utf8'));
    return fences
      .filter(({ lang }) => TYPESCRIPT_LANGUAGES.includes(lang))
      .flatMap(({ code, line }) => {
        const text = withoutRemovedLines(code);
        const lines = compileFile('a.ts', text, true).code.split('\n').length;
        return lines === text.split('\n').length + 1 ? [] : [`${file}:${line}`];
      });
  });
  expect(wrong).toEqual([]);
});
