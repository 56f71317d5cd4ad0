import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { cached, entryAt, removeUnused } from './cache';

const DAY_S = 24 * 60 * 60;

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  file = path.join(dir, 'kind', `${'a'.repeat(64)}.json`);
  entry().save({ sails: 2 });
});
afterEach(() => rmSync(dir, { recursive: true }));

const entry = () => entryAt(file, z.object({ sails: z.number() }));
const read = () => entry().known;

const useDaysAgo = (days: number) => {
  const then = Date.now() / 1000 - days * DAY_S;
  utimesSync(file, then, then);
};

test('a value comes back as it was saved, and nothing is left beside it', () => {
  expect(read()).toEqual({ sails: 2 });
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});

const DAMAGES: Record<string, () => void> = {
  removed: () => rmSync(file),
  emptied: () => truncateSync(file),
  'cut by a byte': () => truncateSync(file, statSync(file).size - 1),
  'of another shape': () => writeFileSync(file, '{"masts":1}'),
  noise: () => writeFileSync(file, Buffer.alloc(100, 0xa5)),
};

for (const [name, damage] of Object.entries(DAMAGES)) {
  test(`an entry that is ${name} counts as absent and is written again`, () => {
    damage();
    expect(read()).toBeUndefined();
    expect(entry().save({ sails: 3 })).toEqual({ sails: 3 });
    expect(read()).toEqual({ sails: 3 });
  });
}

test('content is made once for the same inputs and ending', async () => {
  const make = async (text: string, input: string, suffix = '.html') =>
    String(await cached(dir, [input], suffix, () => text));
  expect(await make('first', 'input')).toBe('first');
  expect(await make('second', 'input')).toBe('first');
  expect(await make('second', 'other input')).toBe('second');
  expect(await make('third', 'input', '.br')).toBe('third');
});

test('a write that fails leaves the folder as it was', () => {
  const taken = path.join(dir, 'taken.json');
  mkdirSync(path.join(taken, 'inside'), { recursive: true });
  expect(() => entryAt(taken, z.string()).save('x')).toThrow();
  expect(readdirSync(dir).sort()).toEqual(['kind', 'taken.json']);
});

test('entries that were not used for thirty days are removed', () => {
  useDaysAgo(29);
  removeUnused(dir);
  expect(existsSync(file)).toBe(true);
  useDaysAgo(31);
  removeUnused(dir);
  expect(existsSync(file)).toBe(false);
});

test('reading an entry counts as use', () => {
  useDaysAgo(31);
  read();
  removeUnused(dir);
  expect(existsSync(file)).toBe(true);
});

test('files that are no entries stay', () => {
  file = path.join(dir, 'kind', 'problems.json');
  writeFileSync(file, '[]');
  useDaysAgo(31);
  removeUnused(dir);
  expect(readFileSync(file, 'utf8')).toBe('[]');
});
