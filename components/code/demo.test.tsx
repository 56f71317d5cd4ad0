import { expect, test } from 'vitest';
import { toString } from 'hast-util-to-string';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { parseHtml } from '@/lib/site/article/compile';
import { plainRender } from '@/lib/samples/verify/plain-render';
import { openDocument } from '@/tests/support/document';
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
  expect(html).toContain(
    '<section class="demo-stage" inert=""><p>$1</p></section>',
  );
});

for (const html of [
  '<li>x</li>',
  '<u><dd>x</dd></u>',
  '<select><main><select></main>x',
]) {
  test(`a browser finds inside of the stage what stands there: ${html}`, () => {
    const demo = toStaticMarkup(
      <Demo
        component="TideTable"
        file="demo-1.js"
        controls={[]}
        firstRender={plainRender(html)}
      />,
    );
    const close = openDocument(
      `<!DOCTYPE html><main><ul><li>${demo}</li></ul><p></p></main>`,
    );
    const { body } = document;
    expect(body.querySelectorAll('main > ul > li')).toHaveLength(1);
    expect(body.querySelector('body > main > p')).not.toBeNull();
    close();
  });
}
