/**
 * Publishes an export in a process that ends itself, as `kill -9` does, before one of the steps that change the disk.
 *
 *   die-at-step.ts <finished> <target> <step>     the first step is 1
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { publishExport } from '@/lib/export/host';

const [finished = '', target = '', step = ''] = process.argv.slice(2);
let left = Number(step);

function dieBefore<Args extends unknown[], Result>(
  change: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}

Object.assign(fs, {
  mkdir: dieBefore(fs.mkdir),
  rename: dieBefore(fs.rename),
  rm: dieBefore(fs.rm),
  writeFile: dieBefore(fs.writeFile),
});
syncBuiltinESMExports();
await publishExport(finished, target);
