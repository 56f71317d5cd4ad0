import { expect, test } from '@playwright/test';
import { toString } from 'hast-util-to-string';

import { drawDemo, insertFirstRenders } from './index';

const RECORD = {
  component: 'TideTable',
  code: '',
  file: 'demo-1.js',
  firstRender: '',
  browser: 'Chromium 1',
  controls: [{ name: 'workPerRow', values: [0, 5] }],
};

test('a demo says what it is, what runs it and what can be set', () => {
  const demo = drawDemo(RECORD, 'key');
  expect(demo.properties).toMatchObject({
    ariaLabel: 'Demo: Tide table',
    dataDemo: 'demo-1.js',
  });
  expect(toString(demo)).toBe('RunWork per row 05');
});

test('first renders come into the stages of their demos', () => {
  const html =
    '<div class="demo-stage" data-first-render="a" inert=""></div><div class="demo-stage" data-first-render="b" inert=""></div>';
  expect(insertFirstRenders(html, new Map([['a', '<p>$1</p>']]))).toBe(
    '<div class="demo-stage" inert=""><p>$1</p></div><div class="demo-stage" inert=""></div>',
  );
});
