import { expect, test } from 'vitest';
import type { ReactElement } from 'react';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { image } from '.';

for (const [name, address] of [
  ['/images/a.png', '/images/a.png'],
  ['/images/a%20b#c.png', '/images/a%2520b%23c.png'],
  ['/images/what?.png', '/images/what%3F.png'],
  ['/images/a b.png', '/images/a%20b.png'],
  ['/測試.png', '/%E6%B8%AC%E8%A9%A6.png'],
  ['/caf\u00e9.png', '/caf%C3%A9.png'],
  ['/cafe\u0301.png', '/cafe%CC%81.png'],
  ['/a&b;c=d+e@2x.png', '/a&amp;b;c=d+e@2x.png'],
  ['/a"b.png', '/a%22b.png'],
  ['/a\\b.png', '/a%5Cb.png'],
] as const) {
  test(`the file ${name} is asked for as ${address}`, () => {
    const props = { src: name, alt: 'A', width: '1', height: '1' };
    const html = toStaticMarkup(image.Image.draw(props, {}) as ReactElement);
    expect(html).toContain(` src="${address}"`);
    expect(decodeURIComponent(address).replace('&amp;', '&')).toBe(name);
  });
}
