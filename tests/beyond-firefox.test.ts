import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BEYOND_FIREFOX } from './support/beyond-firefox';

const specs = readdirSync('tests').filter((name) => name.endsWith('.spec.ts'));
const texts = specs.map(
  (name) => `${name}\n${readFileSync(join('tests', name), 'utf8')}`,
);

for (const { reason, tests } of BEYOND_FIREFOX) {
  test(`what Firefox cannot run because ${reason} is still there`, () => {
    for (const title of tests) {
      const files = texts.filter((text) => title.test(text));
      expect(files.length, String(title)).toBe(1);
    }
  });
}
