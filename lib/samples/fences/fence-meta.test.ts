import { expect, test } from 'vitest';

import { parseFenceMeta } from './fence-meta';

const problemsOf = (lang: string, meta: string) =>
  parseFenceMeta(lang, meta).problems.map((problem) => problem.message);

test('no meta leaves everything at rest', () => {
  const { meta, problems } = parseFenceMeta('ts', undefined);
  expect(problems).toEqual([]);
  expect(meta.title).toBeUndefined();
  expect(meta.run).toBeUndefined();
  expect(meta['{}']).toEqual([]);
});

test('reads what is shown', () => {
  const { meta, problems } = parseFenceMeta(
    'bash',
    `title="my shell" {1,3-5} collapse`,
  );
  expect(problems).toEqual([]);
  expect(meta).toMatchObject({
    title: 'my shell',
    '{}': [1, 3, 4, 5],
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
  expect(meta.demo).toBe(true);
  expect(meta.controls).toEqual([
    { name: 'strategy', values: ['normal', 'low'] },
    { name: 'rows', values: [100, 5000] },
    { name: 'isOpen', values: [true, false] },
  ]);
});

test('reports are lines', () => {
  const reportsOf = (text: string) =>
    parseFenceMeta('ts', `eslint="no-zone-run-apis" reports=${text}`).meta
      .reports;
  expect(reportsOf('0')).toEqual([]);
  expect(reportsOf('"4,6"')).toEqual([4, 6]);
  expect(reportsOf('"L4"')).toEqual([4]);
});

test('options are a JSON array in single quotes', () => {
  const { meta } = parseFenceMeta(
    'ts',
    `eslint="r" reports=0 options='[{"allowedMethods":["init"]}]'`,
  );
  expect(meta.options).toEqual([{ allowedMethods: ['init'] }]);
});

for (const [lang, meta, expected] of [
  ['ts', 'titel="x"', 'Did you mean "title"?'],
  ['ts', 'title', 'Write title="…"'],
  ['ts', 'title="a" title="b"', '`title="b"` is the second of its kind'],
  ['ts', 'collapse=yes', 'Write collapse.'],
  ['ts', 'run=firefox', '`run=firefox` cannot be read. Write run (Node), '],
  ['ts', 'errors="2345"', 'Write errors="TS2345 NG8002"'],
  ['ts', 'in=class', 'Unknown fence meta `in`'],
  ['ts', 'throws="x"', 'without `run`. Add run (Node), '],
  ['ts', 'run errors="NG8002"', 'drop `errors` or `run`'],
  ['ts', 'proof="eight"', 'without `run`'],
  ['ts', 'run proof="Eight Ways"', 'Write proof="eight-strategies"'],
  ['ts', 'ignore=""', 'Write ignore="'],
  ['ts', 'ignore="because" run', 'drop `ignore` or `run`'],
  ['ts', 'reports="L2"', 'without `eslint`. Add eslint="rule-name"'],
  ['ts', 'eslint="r"', 'without `reports`. Add reports="4,6"'],
  ['ts', 'eslint="r" reports=many', 'Write reports="4,6"'],
  ['ts', `eslint="r" reports=0 options='{'`, `Write options='[{"allowed`],
  ['ts', '{0}', 'Write {1,3-5}'],
  ['ts', '{3-1}', '`{3-1}` cannot be read'],
  ['ts', 'ctx="a: 1"', 'only makes sense on a fence in html'],
  ['html', 'run', 'only makes sense on a fence in ts'],
  ['ts', 'demo=yes', 'Write demo.'],
  ['html', 'demo', 'only makes sense on a fence in ts'],
  ['ts', 'demo ignore="because"', 'drop `demo` or `ignore`'],
  ['ts', 'demo errors="TS2345"', 'drop `demo` or `errors`'],
  ['ts', 'demo eslint="r" reports=0', 'drop `demo` or `eslint`'],
  ['ts', 'controls="rows: 1|2"', 'Add demo.'],
  ['ts', 'demo controls="rows"', 'with two values or more'],
  ['ts', 'demo controls="rows: 1"', 'with two values or more'],
  ['ts', 'demo controls="1: 1|2"', 'Write controls="strategy: '],
  ['ts', 'demo controls="a: 1|2; a: 1|2"', 'each input once'],
  ['bash', 'setup=weather', 'on a fence in ts or typescript or html'],
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
  expect(meta['{}']).toHaveLength(9999);
  for (const range of [
    '{1-10000}',
    '{1-999999999}',
    '{5-9999,1-9999}',
    `{1-${'9'.repeat(400)}}`,
  ]) {
    const { meta, problems } = parseFenceMeta('ts', range);
    expect(meta['{}']).toEqual([]);
    expect(problems[0]?.message).toContain('cannot be read');
  }
});

test('marked lines stand in one pair of braces', () => {
  const { meta, problems } = parseFenceMeta('ts', '{1} {3}');
  expect(meta['{}']).toEqual([1]);
  expect(problems[0]?.message).toContain('Keep one: {1,3-5}.');
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
    expect(/Did you mean "(.*?)"/.exec(problem)?.[1]).toBe(suggestion);
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
    expect.stringContaining('Write errors='),
  ]);
});
