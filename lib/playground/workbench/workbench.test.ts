import { expect, test } from 'vitest';
import type { Report } from '../engine';
import { compileAll } from '../tools';
import {
  addFile,
  changeFile,
  nameProblem,
  openFile,
  removeFile,
} from './files';
import { statusOf, typesStatusOf } from './status';
import {
  build,
  emptyWorkbench,
  lose,
  notesFor,
  openProject,
  problemsOf,
  report,
  reset,
  runNow,
  settle,
  tellTypes,
  turnTo,
  undo,
  type Workbench,
} from './workbench';

const PACKS = { modules: { plain: ['rxjs'] }, needs: {} };
const EMPTY = emptyWorkbench(PACKS);
const THREE = [{ name: 'sample.ts', text: '1 + 2; // => 3' }];
const open = (isTrusted = true) =>
  built(openProject(EMPTY, { files: THREE }, isTrusted));

/** What the worker of the page adds. */
function built(bench: Workbench): Workbench {
  const { asked, run, packs } = bench;
  return asked ? build(bench, run, compileAll(asked, packs)) : bench;
}

const done = (run: number): Report => ({ run, kind: 'done', isMounted: false });
const value = (run: number, isMatch: boolean): Report => ({
  run,
  kind: 'value',
  site: 0,
  given: [isMatch ? '3' : '4'],
  isMatch,
});

test('code of this site runs at once, that of a link when the reader asks for it', () => {
  expect(open().program?.files).toHaveLength(1);
  const asked = open(false);
  expect([asked.program, asked.isWaiting]).toEqual([undefined, true]);
  const edited = settle(changeFile(asked, { text: '2;' }));
  expect(edited.program).toBeUndefined();
  const running = built(runNow(edited));
  expect(running.program?.files[0]?.code).toContain('2;');
  expect(running.isWaiting).toBe(false);
});

test('what is run before the editor has settled counts as written; what is only run does not', () => {
  const edited = changeFile(open(), { text: '2;' });
  expect(runNow(edited).written).toEqual([{ name: 'sample.ts', text: '2;' }]);
  expect(runNow(runNow(edited)).written).toEqual(edited.files);
  expect(runNow(open()).written).toBeUndefined();
});

test('what rules are named for is linted, and runs on request', () => {
  const bench = openProject(EMPTY, { files: THREE, rules: { a: [] } }, true);
  expect([bench.tab, bench.program]).toEqual(['Lint', undefined]);
});

test('values that came stand beside their lines, until the reader writes', () => {
  const bench = report(report(open(), value(1, false)), done(1));
  expect(statusOf(bench)).toEqual({
    kind: 'failed',
    text: 'Not as expected: 1 of 1 values.',
  });
  expect(bench.tab).toBe('Values');
  expect(notesFor(bench)).toEqual([{ line: 1, text: '✗ 4', isMistake: true }]);
  expect(notesFor(changeFile(bench, { text: '1;' }))).toEqual([]);
});

test('what was compiled too late is not run', () => {
  const first = openProject(EMPTY, { files: THREE }, true);
  const foreign = openProject(first, { files: THREE }, false);
  const late = compileAll(THREE, PACKS);
  expect(build(foreign, first.run, late)).toBe(foreign);
  const second = settle(changeFile(first, { text: '2;' }));
  expect(build(second, first.run, late)).toBe(second);
});

test('reports of a run that is over change nothing', () => {
  const second = built(settle(changeFile(open(), { text: '1 + 3; // => 3' })));
  expect(second.run).toBe(2);
  expect(report(second, value(1, true))).toBe(second);
});

test('a mistake is named with its line, and what ran before is taken away', () => {
  const broken = built(settle(changeFile(open(), { text: '\nconst = 1;' })));
  expect(statusOf(broken)).toMatchObject({
    kind: 'failed',
    text: expect.stringMatching(/^sample\.ts, line 2: /),
  });
  expect(notesFor(broken)).toMatchObject([{ line: 2, isMistake: true }]);
  expect(problemsOf(broken)).toMatchObject([{ file: 'sample.ts', line: 2 }]);
  expect(broken.program).toEqual({
    run: broken.run,
    files: [],
    isTimeVirtual: false,
  });
  expect(report(broken, done(broken.run))).toBe(broken);
});

const PROBLEM = {
  file: 'sample.ts',
  line: 3,
  column: 1,
  length: 4,
  code: 'TS2322',
  message: 'Wrong.',
};

test('what has a type error has not run without errors', () => {
  const files = [{ name: 'sample.ts', text: '1;' }];
  const plain = built(openProject(EMPTY, { files }, true));
  const ran = report(plain, done(1));
  expect(statusOf(ran)).toEqual({ kind: 'done', text: 'Ran without errors.' });
  expect(typesStatusOf(ran).text).toBe('');
  const wrong = tellTypes(ran, {
    phase: 'known',
    files: ran.settled,
    problems: [PROBLEM],
  });
  expect(statusOf(wrong)).toEqual({
    kind: 'failed',
    text: 'sample.ts, line 3: Wrong.',
  });
  expect(typesStatusOf(wrong)).toEqual({
    kind: 'failed',
    text: '1 type error',
  });
  const later = settle(changeFile(wrong, { text: '2;' }));
  expect(tellTypes(later, wrong.types)).toBe(later);
});

test('what code says is marked as its own', () => {
  const failed = report(open(), {
    run: 1,
    kind: 'failure',
    text: 'Go to evil.example',
    file: '',
    line: 0,
  });
  expect(statusOf(failed).text).toBe('Your code: Go to evil.example');
  const logged = report(open(), {
    run: 1,
    kind: 'log',
    level: 'error',
    text: 'NG0303',
    file: '',
    line: 0,
  });
  expect(statusOf(report(logged, done(1))).kind).toBe('failed');
});

test('of reports without end, the page keeps a thousand and counts the others', () => {
  let bench = open();
  for (let count = 0; count < 1500; count++) {
    bench = report(bench, {
      run: 1,
      kind: count % 2 === 0 ? 'failure' : 'log',
      level: 'log',
      text: 'Again',
      file: '',
      line: 0,
    });
  }
  expect(bench.results.console).toHaveLength(1000);
  expect(bench.results.moreLogs).toBe(500);
});

test('of long reports, the page keeps as much as it can draw, and of each its beginning', () => {
  let bench = open();
  for (let count = 0; count < 100; count++) {
    const text = `${count} ${'x'.repeat(19_990)}`;
    bench = report(bench, { run: 1, kind: 'failure', text, file: '', line: 0 });
  }
  const texts = bench.results.console.map(({ text }) => text);
  expect(texts).toHaveLength(100);
  expect(texts.join('').length).toBeLessThan(130_000);
  expect(texts.at(-1)).toMatch(/^99 x+…$/);
});

test('beside the lines stands the beginning of what is long or much', () => {
  let bench = open();
  for (let count = 0; count < 400; count++) {
    const text = `${count} ${'x'.repeat(19_000)}`;
    const place = { file: 'sample.ts', line: 1 };
    bench = report(bench, { run: 1, kind: 'failure', text, ...place });
  }
  const notes = notesFor(bench);
  expect(notes).toHaveLength(50);
  expect(notes.map(({ text }) => text).join('').length).toBeLessThan(60_000);
});

test('a value of a line without an expectation is nothing', () => {
  const bench = open();
  const news = { run: 1, kind: 'value', given: ['1'], isMatch: true } as const;
  expect(report(bench, { ...news, site: 99 }).results).toBe(bench.results);
});

test('a reader who has chosen a result is not led to another', () => {
  const bench = turnTo(open(), 'Lint');
  expect(report(report(bench, value(1, true)), done(1)).tab).toBe('Lint');
});

test('a lost frame is taken away, and the next run has another', () => {
  const lost = lose(open(), 'blocked');
  expect(lost.program).toBeUndefined();
  expect(statusOf(lost).text).toContain('infinite loop');
  const again = built(runNow(lost));
  expect([again.program?.run, again.loss]).toEqual([2, undefined]);
});

test('files are added, renamed and deleted by name, and a deleted one comes back', () => {
  const added = addFile(open(), 'card.html');
  expect([added.active, added.files.length]).toEqual([1, 2]);
  expect(nameProblem(added, 'card.html')).toContain('already');
  expect(nameProblem(added, 'card.html', 'card.html')).toBeUndefined();
  expect(nameProblem(added, '../card.ts')).toContain('end with .ts');
  const renamed = changeFile(added, { name: 'boat.html' });
  expect(renamed.files[1]?.name).toBe('boat.html');
  const removed = removeFile(renamed);
  expect(removed.files).toHaveLength(1);
  expect(undo(removed).files).toBe(renamed.files);
  expect(removeFile(removed)).toBe(removed);
  expect(openFile(added, 'sample.ts').active).toBe(0);
  expect(openFile(added, 'gone.ts')).toBe(added);
});

test('a reset brings back what was opened, in another frame, and can be undone', () => {
  const own = [{ name: 'sample.ts', text: '4;' }];
  const opened = openProject(EMPTY, { files: THREE }, true, own);
  expect(opened.files[0]?.text).toBe('4;');
  const bench = reset(opened);
  expect(bench.files).toBe(THREE);
  expect(bench.written).toBe(THREE);
  expect(bench.frame).toBeGreaterThan(opened.frame);
  expect(undo(bench).files).toBe(own);
});
