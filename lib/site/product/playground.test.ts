import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PLAYGROUND } from './playground';

const packs = Object.entries(PLAYGROUND.packs);

test('every package of the playground is installed', () => {
  for (const name of packs.flatMap(([, { modules }]) => modules)) {
    const [scope = '', own = ''] = name.split('/');
    const folder = name.startsWith('@') ? `${scope}/${own}` : scope;
    expect(
      readFileSync(`node_modules/${folder}/package.json`, 'utf8'),
    ).toContain('"version"');
  }
});

test('each pack comes after the one that it needs', () => {
  const names = packs.map(([name]) => name);
  packs.forEach(([name, { needs }], index) => {
    if (needs) expect(names.slice(0, index), name).toContain(needs);
  });
});

test('a sample without templates loads no Angular', () => {
  const { plain } = PLAYGROUND.packs;
  expect(plain?.needs).toBeUndefined();
  expect(plain?.modules).toContain('rxjs');
  expect(plain?.modules).toContain('@rx-angular/cdk/transformations');
});
