import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { onSave } from './on-save';

test('saves that come together are looked at once, and what is saved during a look once more', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'on-save-'));
  const save = (name: string) => writeFileSync(path.join(dir, name), name);
  let running = 0;
  let most = 0;
  const look = vi.fn(async () => {
    most = Math.max(most, ++running);
    if (look.mock.calls.length === 1) {
      save('c');
      await sleep(500);
    }
    running -= 1;
  });
  const watcher = onSave(dir, look, { settlesMs: 100, ignoreInitial: true });
  await new Promise<void>((ready) => watcher.on('ready', ready));
  save('a');
  save('b');
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2), 20_000);
  await sleep(500);
  expect(look).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
  await watcher.close();
  rmSync(dir, { recursive: true });
});
