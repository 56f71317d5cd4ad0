import { expect, test } from 'vitest';
import { searchWeightOf } from './search-weights';

for (const [path, weight] of [
  ['/docs', undefined],
  ['/docs/state', 0.9],
  ['/docs/state/actions', undefined],
  ['/docs/state/recipes/undo', undefined],
  ['/docs/choose/state', 0.9],
  ['/docs/eslint-plugin/rules/no-zone-run-apis', 0.9],
  ['/docs/eslint-plugin/presets', undefined],
  ['/docs/upgrading', 0.9],
  ['/docs/upgrading/v21', 0.65],
  ['/docs/contributing', 0.7],
  ['/docs/contributing/writing-pages', 0.7],
  ['/blog/2024-05-06-a-mast', 0.7],
] as const) {
  test(`what ${path} says counts ${weight ?? 'in full'}`, () => {
    expect(searchWeightOf(path)).toEqual(
      weight === undefined ? {} : { weight },
    );
  });
}

test('a page of an older version counts as that of the first one', () => {
  for (const rest of ['', '/state', '/state/actions', '/upgrading/v20']) {
    expect(searchWeightOf(`/docs/20${rest}`)).toEqual(
      searchWeightOf(`/docs${rest}`),
    );
  }
  // A number with a word behind it is a name.
  expect(searchWeightOf('/docs/20-questions')).toEqual({ weight: 0.9 });
});

test('pages of errors list messages, and pages that only begin like them do not', () => {
  for (const path of ['/docs/errors', '/docs/errors/ng', '/docs/20/errors']) {
    expect(searchWeightOf(path)).toEqual({ listsMessages: true });
  }
  expect(searchWeightOf('/docs/errors-of-sailors')).toEqual({ weight: 0.9 });
  expect(searchWeightOf('/docs/state/errors')).toEqual({});
});
