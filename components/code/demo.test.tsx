import { expect, test } from 'vitest';
import { toString } from 'hast-util-to-string';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { parseHtml } from '@/lib/site/article/compile';
import { Demo } from './demo';

test('a demo says what it is, what runs it and what can be set, and shows its first render', () => {
  const html = toStaticMarkup(
    <Demo
      component="TideTable"
      file="demo-1.js"
      controls={[{ name: 'workPerRow', values: [0, 5] }]}
      firstRender="<p>$1</p>"
    />,
  );
  expect(html).toContain('aria-label="Demo: Tide table" data-demo="demo-1.js"');
  expect(toString(parseHtml(html))).toBe(
    'RunWork per row 05Press Run to start it.$1',
  );
  expect(html).toContain('<div class="demo-stage" inert=""><p>$1</p></div>');
});
