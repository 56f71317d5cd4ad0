import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { ownNames } from './own-names';

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'names-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

const BOAT = `class Boat {
  hoistSail() { this.sailHeight$ = 1; }
  bailWater() {}
  scrollTop = 0;
  setRudder() {}
  keelDepth = 'keelDepth';
  ngOnInit() {}
  static ɵinput = 1;
}
const options = { cargoWeight: 1 };`;

test('members that nothing else names may be renamed', () => {
  const own = ownNames([write('@rx-angular/boat.mjs', BOAT)], []);
  for (const name of ['hoistSail', 'sailHeight$', 'bailWater', 'ɵfac']) {
    expect(name).toMatch(own);
  }
  expect('hoistSails').not.toMatch(own);
});

test('what the platform, a text, another package or a demo names may not', () => {
  const own = ownNames(
    [
      write('@rx-angular/boat.mjs', BOAT),
      write(
        '@angular/core.mjs',
        '// calls ngOnInit()\nboat.setRudder(Boat.ɵinput);',
      ),
    ],
    ['boat.bailWater()'],
  );
  expect('hoistSail').toMatch(own);
  for (const name of [
    'scrollTop',
    'keelDepth',
    'ngOnInit',
    'ɵinput',
    'setRudder',
    'bailWater',
    'cargoWeight',
  ]) {
    expect(name).not.toMatch(own);
  }
});

test('where no package is in a bundle, nothing may', () => {
  expect('hoistSail').not.toMatch(ownNames([], []));
});
