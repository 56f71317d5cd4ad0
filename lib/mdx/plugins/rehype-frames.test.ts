import { expect, test } from '@playwright/test';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { rehypeFrames } from './rehype-frames';

function framed(...children: Element[]): Element[] {
  const tree: Root = { type: 'root', children };
  rehypeFrames()(tree);
  return tree.children.filter((child) => child.type === 'element');
}

test("a table's region is named after the heading above it, without the heading's link", () => {
  const heading = h('h2', [
    'Edge ',
    h('code', 'cases'),
    h('a', { className: ['heading-anchor'], href: '#edge' }, '#'),
  ]);
  const [, region] = framed(heading, h('table'));
  expect(region?.properties['aria-label']).toBe('Table: Edge cases');
});

test('the second table below a heading has a number', () => {
  const [, , region] = framed(h('h2', 'Input'), h('table'), h('table'));
  expect(region?.properties['aria-label']).toBe('Table: Input (2)');
});
