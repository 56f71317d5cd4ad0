import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addCompileHints } from './compile-hints.mjs';

const LARGE = `(()=>{${'f();'.repeat(8000)}})()`;
const SMALL = '(()=>{f()})()';

test('large scripts ask to be compiled while they load, once, and nothing else changes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'compile-hints-'));
  try {
    writeFileSync(join(dir, 'large.js'), LARGE);
    writeFileSync(join(dir, 'small.js'), SMALL);
    writeFileSync(join(dir, 'large.css'), LARGE);
    expect(addCompileHints(dir)).toEqual(['large.js']);
    expect(addCompileHints(dir)).toEqual(['large.js']);
    const read = (name: string) => readFileSync(join(dir, name), 'utf8');
    expect(read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`);
    expect(read('small.js')).toBe(SMALL);
    expect(read('large.css')).toBe(LARGE);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
