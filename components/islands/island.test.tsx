import { expect, test } from 'vitest';
import { Island } from './island';
import { toStaticMarkup } from './static-markup';

const Bell = () => <b>Rings</b>;

test('an island whose file does not exist stops what draws it, and names the file', () => {
  const draw = () =>
    toStaticMarkup(
      <Island of="mdx/counter/countr" when="load">
        <Bell />
      </Island>,
    );
  expect(draw).toThrow('components/mdx/counter/countr.island.tsx does not');
});

test('an island is drawn with what it shows first', () => {
  const html = toStaticMarkup(
    <Island of="mdx/counter/counter" when="load">
      <Bell />
    </Island>,
  );
  expect(html).toContain('<b>Rings</b>');
});
