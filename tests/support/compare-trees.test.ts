import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareTrees } from './compare-trees';

test('names what differs between two folders and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compare-trees-'));
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  };
  await write('a/same.txt', 'x');
  await write('b/same.txt', 'x');
  await write('a/deep/other.txt', 'x');
  await write('b/deep/other.txt', 'y');
  await write('a/left.txt', 'x');
  await write('b/right.txt', 'x');
  expect(await compareTrees(join(root, 'a'), join(root, 'b'))).toEqual([
    'deep/other.txt: not the same',
    'left.txt: only in the first',
    'right.txt: only in the second',
  ]);
  await rm(root, { recursive: true });
});
