import { expect, test } from 'vitest';

import { parseFenceMeta } from './fence-meta';

const problemsOf = (lang: string, meta: string) =>
  parseFenceMeta(lang, meta).problems.map((problem) => problem.message);

test('no meta leaves everything at rest', () => {
  const { meta, problems } = parseFenceMeta('ts', undefined);
  expect(problems).toEqual([]);
  expect(meta.title).toBeUndefined();
  expect(meta.run).toBeUndefined();
  expect(meta.highlightedLines).toEqual([]);
});

test('reads what is shown', () => {
  const { meta, problems } = parseFenceMeta(
    'bash',
    `title="my shell" {1,3-5} collapse`,
  );
  expect(problems).toEqual([]);
  expect(meta).toMatchObject({
    title: 'my shell',
    highlightedLines: [1, 3, 4, 5],
    collapse: true,
  });
});

for (const [text, host] of [
  ['run', 'node'],
  ['run=di', 'di'],
  ['run="dom"', 'dom'],
] as const) {
  test(`${text} runs in ${host}`, () => {
    expect(parseFenceMeta('ts', text).meta.run).toBe(host);
  });
}

test('reads codes, setups, context and throws', () => {
  expect(parseFenceMeta('ts', 'errors="TS2345 NG8002"').meta.errors).toEqual([
    'TS2345',
    'NG8002',
  ]);
  expect(parseFenceMeta('ts', 'setup=weather,library').meta.setup).toEqual([
    'weather',
    'library',
  ]);
  expect(
    parseFenceMeta('html', `ctx="a$: Observable<'x'>; b: B"`).meta.ctx,
  ).toBe(`a$: Observable<'x'>; b: B`);
  expect(parseFenceMeta('ts', `run throws="bad input"`).meta.throws).toBe(
    'bad input',
  );
});

test('reads a demo and what can be set while it runs', () => {
  const { meta, problems } = parseFenceMeta(
    'ts',
    'demo controls="strategy: normal|low; rows: 100|5000; isOpen: true|false"',
  );
  expect(problems).toEqual([]);
  expect(meta.isDemo).toBe(true);
  expect(meta.controls).toEqual([
    { name: 'strategy', values: ['normal', 'low'] },
    { name: 'rows', values: [100, 5000] },
    { name: 'isOpen', values: [true, false] },
  ]);
});

test('reports are a count, or lines', () => {
  const reportsOf = (text: string) =>
    parseFenceMeta('ts', `eslint="no-zone-run-apis" reports=${text}`).meta.lint
      ?.reports;
  expect(reportsOf('0')).toEqual({ by: 'count', count: 0 });
  expect(reportsOf('"4"')).toEqual({ by: 'count', count: 4 });
  expect(reportsOf('"4,6"')).toEqual({ by: 'lines', lines: [4, 6] });
  expect(reportsOf('"L4"')).toEqual({ by: 'lines', lines: [4] });
});

test('options are a JSON array in single quotes', () => {
  const { meta } = parseFenceMeta(
    'ts',
    `eslint="r" reports=0 options='[{"allowedMethods":["init"]}]'`,
  );
  expect(meta.lint?.options).toEqual([{ allowedMethods: ['init'] }]);
});

for (const [lang, meta, expected] of [
  ['ts', 'titel="x"', 'Did you mean `title`?'],
  ['ts', 'title', 'needs a value'],
  ['ts', 'title="a" title="b"', 'written twice'],
  ['ts', 'collapse=yes', 'takes no value'],
  ['ts', 'run=firefox', 'not a way to run'],
  ['ts', 'errors="2345"', 'not a diagnostic code'],
  ['ts', 'in=function', 'only wrapper'],
  ['ts', 'throws="x"', 'add `run`'],
  ['ts', 'run errors="NG8002"', 'drop `run`'],
  ['ts', 'proof="eight"', 'add `run`'],
  ['ts', 'run proof="Eight Ways"', 'is not a name'],
  ['ts', 'run in=class', 'Class members alone'],
  ['ts', 'ignore=""', 'needs a value'],
  ['ts', 'ignore="because" run', 'not checked'],
  ['ts', 'reports=2', 'add eslint'],
  ['ts', 'eslint="r"', 'must say what the rule reports'],
  ['ts', 'eslint="r" reports=many', 'not a count'],
  ['ts', `eslint="r" reports=0 options='{'`, 'not a JSON array'],
  ['ts', '{0}', 'not a list of lines'],
  ['ts', '{3-1}', 'not a list of lines'],
  ['ts', 'ctx="a: 1"', 'only makes sense on an `html` fence'],
  ['html', 'run', 'only makes sense on a `ts` fence'],
  ['ts', 'demo=yes', 'takes no value'],
  ['html', 'demo', 'only makes sense on a `ts` fence'],
  ['ts', 'demo in=class', 'Class members alone cannot be shown'],
  ['ts', 'demo ignore="because"', 'drop `demo` or `ignore`'],
  ['ts', 'demo errors="TS2345"', 'must not compile cannot be shown'],
  ['ts', 'demo eslint="r" reports=0', 'drop `demo` or `eslint`'],
  ['ts', 'controls="rows: 1|2"', 'add `demo`'],
  ['ts', 'demo controls="rows"', 'at least two values'],
  ['ts', 'demo controls="rows: 1"', 'at least two values'],
  ['ts', 'demo controls="1: 1|2"', 'does not begin with the name of an input'],
  ['ts', 'demo controls="a: 1|2; a: 1|2"', 'written twice'],
  ['bash', 'setup=weather', 'a fence that is checked'],
  ['ts', 'collapse "x', 'Cannot read the fence meta'],
] as const) {
  test(`${lang} ${meta} is refused`, () => {
    expect(problemsOf(lang, meta)).toEqual([expect.stringContaining(expected)]);
  });
}

test('a problem points at its word', () => {
  const { problems } = parseFenceMeta('ts', 'title="x" colapse');
  expect(problems[0]?.offset).toBe('title="x" '.length);
});

test('a range of lines ends where nobody could read on', () => {
  const { meta, problems } = parseFenceMeta('ts', '{1-9999}');
  expect(problems).toEqual([]);
  expect(meta.highlightedLines).toHaveLength(9999);
  for (const range of [
    '{1-10000}',
    '{1-999999999}',
    '{5-9999,1-9999}',
    `{1-${'9'.repeat(400)}}`,
  ]) {
    const { meta, problems } = parseFenceMeta('ts', range);
    expect(meta.highlightedLines).toEqual([]);
    expect(problems[0]?.message).toContain('marks more than 9999 lines');
  }
});

test('marked lines stand in one pair of braces', () => {
  const { meta, problems } = parseFenceMeta('ts', '{1} {3}');
  expect(meta.highlightedLines).toEqual([1]);
  expect(problems[0]?.message).toContain('join them');
});

test('a value of a control may hold colons, and numbers are those that a file can keep', () => {
  const controlsOf = (text: string) =>
    parseFenceMeta('ts', `demo controls="${text}"`).meta.controls;
  expect(controlsOf('at: 10:30|11:00 ;')).toEqual([
    { name: 'at', values: ['10:30', '11:00'] },
  ]);
  expect(controlsOf('rows: -1|0.5|Infinity|NaN|1e999|True')).toEqual([
    { name: 'rows', values: [-1, 0.5, 'Infinity', 'NaN', '1e999', 'True'] },
  ]);
});

for (const [key, suggestion] of [
  ['colapse', 'collapse'],
  ['Title', 'title'],
  ['runs', 'run'],
  ['highlight', undefined],
  ['constructor', undefined],
  ['tab', undefined],
] as const) {
  test(`a key is suggested only where it was meant: ${key}`, () => {
    const [problem = ''] = problemsOf('ts', key);
    expect(problem).toContain(`Unknown fence meta \`${key}\`.`);
    expect(problem).toContain('Known keys: title, ');
    expect(/Did you mean `(.*)`\?/.exec(problem)?.[1]).toBe(suggestion);
  });
}

for (const [meta, offset] of [
  ['title="it\'s" "x', 13],
  [`title='a "b"' "b"`, 14],
  ['collapse {1', 9],
  ['collapse =x', 9],
] as const) {
  test(`what cannot be read is reported from where it begins: ${meta}`, () => {
    expect(parseFenceMeta('ts', meta).problems).toEqual([
      {
        offset,
        message: expect.stringContaining(`from \`${meta.slice(offset)}\`.`),
      },
    ]);
  });
}

test('what stands before something unreadable counts', () => {
  const { meta } = parseFenceMeta('ts', 'title="a" collapse "x');
  expect(meta).toMatchObject({ title: 'a', collapse: true });
});

test('a list of codes without one does not let a sample compile unnoticed', () => {
  expect(problemsOf('ts', 'errors=","')).toEqual([
    expect.stringContaining('not a diagnostic code'),
  ]);
});
