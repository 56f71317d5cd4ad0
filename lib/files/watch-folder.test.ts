import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchFolder } from './watch-folder';

test('every save is noticed, however the editor saves, in new folders as well', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watch-folder-'));
  mkdirSync(path.join(root, 'docs'));
  const file = path.join(root, 'docs', 'page.mdx');
  writeFileSync(file, '0');
  let events = 0;
  const stop = watchFolder(root, () => events++);
  const noticed = async (change: () => void) => {
    events = 0;
    change();
    await expect.poll(() => events).toBeGreaterThan(0);
    // Late events of one change must not pass for the next one.
    await new Promise((done) => setTimeout(done, 50));
  };
  const replace = (text: string) => {
    writeFileSync(`${root}.swap`, text);
    renameSync(`${root}.swap`, file);
  };

  await noticed(() => writeFileSync(file, '1'));
  await noticed(() => replace('2'));
  await noticed(() => replace('3'));
  await noticed(() => writeFileSync(file, '4'));
  await noticed(() => mkdirSync(path.join(root, 'docs', 'new')));
  await noticed(() =>
    writeFileSync(path.join(root, 'docs', 'new', 'index.mdx'), '5'),
  );
  await noticed(() => rmSync(path.join(root, 'docs', 'new', 'index.mdx')));
  stop();
  rmSync(root, { recursive: true });
});
