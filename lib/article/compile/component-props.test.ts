import { expect, test } from '@playwright/test';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { COMPONENT_PROPS } from './component-props';

test('every component of pages has a table of its props, and no other has', () => {
  const components = createMdxComponents({
    categoryId: '',
    cardsOf: () => [],
    signatures: new Map(),
    rulePages: () => new Map(),
    sampleTotals: () => undefined,
    packageFacts: () => {
      throw new Error('no fact is shown here');
    },
    lab: () => {
      throw new Error('no recording is shown here');
    },
    diagram: () => {
      throw new Error('no diagram is drawn here');
    },
  });
  expect(Object.keys(COMPONENT_PROPS).sort()).toEqual(
    Object.keys(components).sort(),
  );
});
