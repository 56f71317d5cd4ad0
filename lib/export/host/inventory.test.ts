import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  assertWhole,
  findDamage,
  INVENTORY_FILE,
  writeInventory,
} from './inventory';

const EMPTY =
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const LETTERS = 'abcdefg'.split('');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'inventory-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const read = () => readFileSync(path.join(dir, INVENTORY_FILE), 'utf8');

test('an inventory lists files of all folders by name, without itself, and says how many', async () => {
  for (const file of ['b.html', 'a/größe x.html', '.a']) write(file);
  const list = `${EMPTY}  .a\n${EMPTY}  a/größe x.html\n${EMPTY}  b.html\n# 3 files\n`;
  await writeInventory(dir);
  expect(read()).toBe(list);
  await writeInventory(dir);
  expect(read()).toBe(list);
  expect(await findDamage(dir)).toEqual([]);
});

test('an export without files is whole, and a folder without an inventory is none', async () => {
  expect(await findDamage(dir)).toBeUndefined();
  await expect(assertWhole(dir)).rejects.toThrow(
    `${dir} holds no finished export: it has no sha256sums.txt`,
  );
  await writeInventory(dir);
  expect(read()).toBe('# 0 files\n');
  expect(await findDamage(dir)).toEqual([]);
});

for (const [name, change] of Object.entries({
  'is empty': () => '',
  'has lost its last line': (text) => text.replace(/#.*\n/, ''),
  'has lost its last line end': (text) => text.trimEnd(),
  'has lost a file': (text) => text.replace(/.*\n/, ''),
  'lists a file twice': (text) => text.replace(/.*\n/, '$&$&'),
  'has digits in capitals': (text) => text.replace('e3b0', 'E3B0'),
  'goes on after its end': (text) => `${text}\n`,
} satisfies Record<string, (text: string) => string>)) {
  test(`an inventory that ${name} is damaged itself`, async () => {
    write('a.html');
    write('b.html');
    await writeInventory(dir);
    write(INVENTORY_FILE, change(read()));
    expect(await findDamage(dir)).toEqual(['sha256sums.txt is damaged']);
  });
}

for (const [count, shown, more] of [
  [5, 5, false],
  [6, 5, true],
] as const) {
  test(`of ${count} damaged files a message names ${shown}`, async () => {
    for (const letter of LETTERS) write(letter, letter);
    await writeInventory(dir);
    const [first = '', ...others] = LETTERS.slice(0, count);
    rmSync(path.join(dir, first));
    // Of the same length.
    for (const letter of others) write(letter, 'x');
    const names = [
      `${first} is missing`,
      ...others.map((letter) => `${letter} is damaged`),
    ];
    const lines = [...names.slice(0, shown), ...(more ? ['…'] : [])];
    const message = `[site] ${dir} holds a part of an export only, which must not be shown to readers: ${count} files are not as they were built. Run "npm run build" again.\n  ${lines.join('\n  ')}`;
    // Nothing stands behind it.
    await expect(assertWhole(dir)).rejects.toThrow(
      expect.objectContaining({ message }),
    );
  });
}
