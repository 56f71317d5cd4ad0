import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

// A script for Linux.
test.skipIf(process.platform === 'win32')(
  'checksums name every file of a folder, wherever it lies',
  () => {
    const files = { 'docs/a b.html': 'A', '.nojekyll': '', 'Z.txt': 'Z' };
    const expected = ['.nojekyll', 'Z.txt', 'docs/a b.html'].map((name) => {
      const text = files[name as keyof typeof files];
      return `${createHash('sha256').update(text).digest('hex')}  ./${name}\n`;
    });
    for (const place of ['first', 'second']) {
      const dir = mkdtempSync(path.join(tmpdir(), `checksums-${place}-`));
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
        writeFileSync(path.join(dir, name), text);
      }
      const printed = execFileSync('bash', ['.ci/checksums', dir], {
        encoding: 'utf8',
      });
      expect(printed).toBe(expected.join(''));
      rmSync(dir, { recursive: true });
    }
  },
);
