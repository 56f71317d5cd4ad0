import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { cached } from './file-cache';
import { currentGeneration, endGeneration } from './generation';
import { readCached, writeCached } from './json-cache';
import { readSealed, writeSealed } from './sealed-file';

let dir: string;
let file: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  file = path.join(dir, 'kind', 'a.json');
  writeSealed(file, '{"sails":2}');
});
test.afterEach(() => rmSync(dir, { recursive: true }));

const read = () => readSealed(file)?.toString();

test('what is kept comes back as it was, and nothing is left beside it', () => {
  expect(read()).toBe('{"sails":2}');
  expect(readdirSync(path.dirname(file))).toEqual(['a.json']);
});

test('nothing at all can be kept, and is told from nothing being there', () => {
  writeSealed(file, '');
  expect(read()).toBe('');
  rmSync(file);
  expect(read()).toBeUndefined();
});

const flipByte = (position: number) => {
  const bytes = readFileSync(file);
  const at = position < 0 ? bytes.length + position : position;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};

const DAMAGES: Record<string, () => void> = {
  emptied: () => truncateSync(file),
  'cut inside its seal': () => truncateSync(file, 64),
  'cut after its seal': () => truncateSync(file, 65),
  'cut by a byte': () => truncateSync(file, statSync(file).size - 1),
  'longer by a byte': () => writeFileSync(file, `${readFileSync(file)} `),
  'changed in its first byte': () => flipByte(0),
  'changed in its last byte': () => flipByte(-1),
  'without a seal': () => writeFileSync(file, '{"sails":2}'),
  'all noise': () => writeFileSync(file, Buffer.alloc(100, 0xa5)),
  'a folder': () => {
    rmSync(file);
    mkdirSync(file);
  },
  'that of another piece of work': () => {
    const other = path.join(dir, 'kind', 'b.json');
    writeSealed(other, '{"sails":3}');
    renameSync(other, file);
  },
};

for (const [name, damage] of Object.entries(DAMAGES)) {
  test(`an entry that is ${name} counts as absent`, async () => {
    damage();
    expect(read()).toBeUndefined();
    if (name === 'a folder') return;
    writeSealed(file, '{"sails":2}');
    expect(read()).toBe('{"sails":2}');
  });
}

test('an entry of another shape counts as absent', () => {
  writeCached(file, { masts: 1 });
  const parse = (data: unknown) => z.object({ sails: z.number() }).parse(data);
  expect(readCached(file, parse)).toBeUndefined();
  writeCached(file, { sails: 1 });
  expect(readCached(file, parse)).toEqual({ sails: 1 });
});

test('a damaged piece of work is done again', async () => {
  const make = (text: string) => cached(dir, ['input'], '.html', () => text);
  expect((await make('first')).toString()).toBe('first');
  expect((await make('second')).toString()).toBe('first');
  const [name = ''] = readdirSync(dir).filter((one) => one.endsWith('.html'));
  truncateSync(path.join(dir, name));
  expect((await make('third')).toString()).toBe('third');
});

test('a write that fails leaves what was kept before, and no rest of its own', () => {
  const taken = path.join(dir, 'taken.json');
  mkdirSync(path.join(taken, 'inside'), { recursive: true });
  expect(() => writeSealed(taken, 'x')).toThrow();
  expect(readdirSync(dir).sort()).toEqual(['kind', 'taken.json']);
});

test.describe('what is not used for twenty builds goes', () => {
  const NAME = `${'a'.repeat(64)}.html`;
  let entry: string;
  const build = (times: number) => {
    for (let done = 0; done < times; done++) endGeneration(dir);
  };
  const generation = () =>
    Number(readFileSync(path.join(dir, 'generation.txt'), 'utf8'));
  const useIn = (number: number) => utimesSync(entry, number, number);

  test.beforeEach(() => {
    build(1);
    entry = path.join(dir, 'kind', NAME);
    writeFileSync(entry, 'kept');
    useIn(generation());
  });

  test('an entry is there for twenty builds and not for one more', () => {
    build(20);
    expect(existsSync(entry)).toBe(true);
    build(1);
    expect(existsSync(entry)).toBe(false);
  });

  test('an entry that is used stays', () => {
    for (let done = 0; done < 50; done++) {
      build(1);
      useIn(generation() - 1);
    }
    expect(existsSync(entry)).toBe(true);
  });

  test('an entry that says it was used in a time to come goes', () => {
    useIn(generation() + 1);
    build(1);
    expect(existsSync(entry)).toBe(false);
  });

  test('files that are no entries stay', () => {
    const report = path.join(dir, 'kind', 'problems.json');
    writeFileSync(report, '[]');
    build(1);
    expect(existsSync(report)).toBe(true);
  });

  for (const text of ['', 'x', '-1', '1e99']) {
    test(`counting begins again after a number like "${text}"`, () => {
      writeFileSync(path.join(dir, 'generation.txt'), text);
      build(1);
      expect(generation()).toBeGreaterThan(0);
    });
  }
});

test('the time of an entry is the build that used it last', () => {
  utimesSync(file, 3, 3);
  read();
  expect(statSync(file).mtimeMs / 1000).toBe(currentGeneration());
});
