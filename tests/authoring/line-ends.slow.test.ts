import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { articleRenderer } from '@/components/build/render-article';
import { findOutdated } from '@/lib/packages/extract';
import { checkContent } from '@/lib/site/checks';
import { formatProblem } from '@/lib/base/source';

test.describe.configure({ timeout: 180_000 });

const TEXT = /\.(?:mdx?|json|txt|ts|svg)$/;

/** The whole content as an editor on Windows saves it. */
function makeWindowsContent(): { root: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'line-ends-'));
  const root = path.join(dir, 'content');
  cpSync('content', root, { recursive: true });
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/\r?\n/g, '\r\n'));
  }
  return { root, remove: () => rmSync(dir, { recursive: true }) };
}

test('content with the line ends of Windows has no mistakes', async () => {
  const { root, remove } = makeWindowsContent();
  const { problems } = await checkContent({
    root,
    // Samples have a check of their own.
    ...articleRenderer({ allowUnchecked: true }),
  });
  expect(problems.map(formatProblem)).toEqual([]);
  remove();
});

test('a snapshot of the API with the line ends of Windows is the same', () => {
  const { root, remove } = makeWindowsContent();
  const [name = ''] = readdirSync(path.join(root, 'api'));
  const file = path.join('api', name);
  const text = readFileSync(path.join('content', file), 'utf8');
  expect(readFileSync(path.join(root, file), 'utf8')).not.toBe(text);
  expect(findOutdated([{ path: path.join(root, file), text }])).toEqual([]);
  remove();
});

test('a checkout has the same line ends on every system', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8' });
  const attribute = git('check-attr', 'eol', '--', 'content/redirects.json');
  expect(attribute.trim()).toBe('content/redirects.json: eol: lf');
  expect(git('ls-files', '--eol').match(/^i\/(?:crlf|mixed).*/gm)).toBeNull();
});
