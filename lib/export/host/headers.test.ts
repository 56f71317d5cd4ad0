import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from '@/tests/support/ask';
import { cacheControlOf, isFrame } from './headers';
import { startServer } from './static-server';

for (const mode of ['clean', 'plain'] as const) {
  test(`the preview server (${mode}) lets pages of the site show the frame, and nothing else`, async () => {
    const dir = await mkdtemp(join(tmpdir(), 'frame-headers-'));
    await mkdir(join(dir, 'play'));
    for (const name of ['index', '404', 'play', 'play/frame']) {
      await writeFile(join(dir, `${name}.html`), '<!doctype html>');
    }
    const server = await startServer({ dir, mode });
    const frame = await ask(server.port, '/play/frame');
    expect(frame.status).toBe(200);
    expect(frame.headers['content-security-policy']).toBe(
      "frame-ancestors 'self'; sandbox allow-scripts",
    );
    expect(frame.headers['x-content-type-options']).toBe('nosniff');
    for (const path of ['/play', '/play/none', '/']) {
      const { headers } = await ask(server.port, path);
      expect(headers['content-security-policy'], path).toBe(
        "frame-ancestors 'none'",
      );
    }
    await server.close();
    await rm(dir, { recursive: true });
  });
}

test('the frame is one path, in each language', () => {
  for (const path of ['/play/frame', '/play/frame.html', '/de/play/frame']) {
    expect(isFrame(path), path).toBe(true);
  }
  for (const path of [
    '/play',
    '/play/frames',
    '/docs/a/play/frame',
    '/play/frame/',
  ]) {
    expect(isFrame(path), path).toBe(false);
  }
});

test('only files with a hash in their name are kept without a question, in each language', () => {
  for (const path of [
    '/_next/static/chunks/a.js',
    '/de/_next/static/chunks/a.js',
    '/demos/demo-A.js',
    '/de/demos/part-A.js',
  ]) {
    expect(cacheControlOf(path), path).toContain('immutable');
  }
  for (const path of [
    '/',
    '/demos/',
    '/docs/demos/a',
    '/docs/state/demos.js',
  ]) {
    expect(cacheControlOf(path), path).toContain('must-revalidate');
  }
});
