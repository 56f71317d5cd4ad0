import { expect, test } from '@playwright/test';

import { readDefaults } from './defaults';

const CODE = `
const SIZE = 50;
const CONFIG_DEFAULT = { cacheEnabled: true };
function scroll(to, smooth = false, unit = 'px') {}
class Strategy {
  #config = inject(TOKEN);
  cacheEnabled = input(this.#config.cacheEnabled, { transform });
  runway = this.defaults?.runway ?? SIZE;
  log = createLog();
  constructor() {
    this.appendOnly = false;
    this._itemSize = SIZE;
  }
}
`;

test('parameters, fields and signal inputs start with their literals', () => {
  const { parameters, properties } = readDefaults(CODE);
  expect(Object.fromEntries(parameters)).toEqual({
    'scroll.smooth': 'false',
    'scroll.unit': "'px'",
  });
  expect(Object.fromEntries(properties)).toEqual({
    'Strategy.cacheEnabled': 'true',
    'Strategy.runway': '50',
    'Strategy.appendOnly': 'false',
    'Strategy._itemSize': '50',
  });
});
