import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding';

for (const [accepted, chosen] of [
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', undefined],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['abracadabra', undefined],
  ['gzip;q=nonsense', undefined],
  ['', undefined],
  [undefined, undefined],
] as const) {
  test(`"${accepted ?? 'nothing'}" chooses ${chosen ?? 'the file as it is'}`, () => {
    expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen);
  });
}
