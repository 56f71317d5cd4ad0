import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { assertPageModules } from './page-modules';

function withPage(source: string): () => void {
  return () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'docs', 'page.tsx'), source);
    try {
      assertPageModules(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

test('ERR-2 a page without default export is named, with what to write', () => {
  expect(withPage('export function Page() {}')).toThrow(
    /^The page component at .*docs\/page\.tsx doesn't have a default export/,
  );
});

test('ERR-2 a page with a default export is fine, in either form', () => {
  expect(withPage('export default function Page() {}')).not.toThrow();
  expect(
    withPage('function Page() {}\nexport { Page as default };'),
  ).not.toThrow();
});

test('ERR-2 every page of this site has one', () => {
  expect(() => assertPageModules('app')).not.toThrow();
});
