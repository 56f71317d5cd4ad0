import { expect, test } from 'vitest';

import { makeEngine, makePage } from './fixtures/make-page';

const engine = makeEngine([
  makePage('/docs/cdk', 'CDK', [{ text: 'The CDK, class and const.' }]),
  makePage('/docs/state', 'State', [
    { text: 'A state of a component. Credentials are not for it.' },
  ]),
  makePage('/docs/json', 'Settings', [
    { code: '{ "a": "b:ZorbCredentials", "kind": "QuuxHandlers" }' },
  ]),
]);

for (const signs of [
  '?.',
  '=>',
  '||',
  '&&',
  '??',
  '!!',
  '...',
  '{{ }}',
  '[()]',
  '*',
  '@',
  '#',
  '->',
  '::',
  '<>',
  '===',
  'C++',
  'C#',
  'F#',
  'a => b',
  '%',
  '´',
  '☀\uFE0F',
  '1.0',
  'R&D',
  '。',
  '€',
  '👨\u200D👩',
]) {
  test(`for ${signs}, nothing unrelated is found, and the reader hears why`, () => {
    const { rows, note } = engine.search(signs);
    expect(rows.map(({ route }) => route)).toEqual([]);
    expect(note).toContain(signs);
  });
}

for (const name of [
  'ZorbCredentials',
  'zorbCredentials',
  'zorb-credentials',
  'QuuxHandlers',
  'ZorbState',
]) {
  test(`a name that no page is about, ${name}, leads to no page with a part of it`, () => {
    const routes = engine.search(name).rows.map(({ route }) => route);
    expect(routes.filter((route) => route !== '/docs/json')).toEqual([]);
  });
}
