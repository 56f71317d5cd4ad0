import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBasePathLeaks } from './base-path-leaks';

test('names every address that leaves the base path and no other', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaks-'));
  await writeFile(
    join(dir, 'a.html'),
    '<a href="/sub">a</a><a href="/sub/x#y">b</a><a href="https://x.y">c</a><a href="#z">d</a><a href="/docs">e</a><a href="/subway">f</a><meta content="0; url=/old">',
  );
  await writeFile(join(dir, 'a.css'), 'a{background:url(/img.png)}');
  await writeFile(
    join(dir, 'm.webmanifest'),
    '{"start_url":"/sub","src":"/i"}',
  );
  expect(await findBasePathLeaks(dir, '/sub')).toEqual([
    'a.css: /img.png',
    'a.html: /docs',
    'a.html: /subway',
    'a.html: /old',
    'm.webmanifest: /i',
  ]);
  await rm(dir, { recursive: true });
});
