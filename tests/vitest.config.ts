import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': process.cwd() } },
  test: {
    include: ['{app,components,lib,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.slow.test.*'],
    // To load the compilers and dictionaries takes longer than most tests: a process does so once, for all files.
    isolate: false,
    setupFiles: 'tests/support/left-behind.ts',
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What a busy machine shows late is shown all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['minimal'],
    silent: 'passed-only',
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
  },
});
