import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { TypeCode } from './type-code';

test('a type is coloured as code is, and its names lead to what documents them', () => {
  const tokens: ElementContent[] = [
    { type: 'text', value: '(a) ' },
    {
      type: 'element',
      tagName: 'span',
      properties: { class: 'k' },
      children: [{ type: 'text', value: '=>' }],
    },
    {
      type: 'element',
      tagName: 'span',
      properties: { class: 'f' },
      children: [{ type: 'text', value: ' Pier' }],
    },
  ];
  const html = toStaticMarkup(
    <TypeCode
      text="(a) => Pier"
      tokens={tokens}
      hrefOf={(name) => (name === 'Pier' ? '/docs/pier#pier' : undefined)}
    />,
  );
  expect(html).toBe(
    '<code>(a) <span class="k">=&gt;</span> <a href="/docs/pier#pier" class="f">Pier</a></code>',
  );
});
