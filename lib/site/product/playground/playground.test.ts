import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYGROUND } from '.';

const { modules, needs } = PLAYGROUND.packs;

test('every package of the playground is installed', () => {
  for (const name of Object.values(modules).flat()) {
    const [scope = '', own = ''] = name.split('/');
    const folder = name.startsWith('@') ? `${scope}/${own}` : scope;
    expect(
      readFileSync(`node_modules/${folder}/package.json`, 'utf8'),
    ).toContain('"version"');
  }
});

test('each pack comes after the one that it needs', () => {
  const names = Object.keys(modules);
  for (const [name, before] of Object.entries(needs)) {
    expect(names.slice(0, names.indexOf(name)), name).toContain(before);
  }
});

test('a sample without templates loads no Angular', () => {
  expect(needs).not.toHaveProperty('plain');
  for (const name of ['rxjs', '@rx-angular/cdk/transformations']) {
    expect(modules['plain']).toContain(name);
  }
});
