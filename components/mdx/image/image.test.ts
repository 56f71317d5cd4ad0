import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ReactElement } from 'react';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { loadSite } from '@/lib/site/content';
import { image } from '.';

const { sizes } = image.Image.uses;
const site = loadSite('content');
const readSize = (await sizes?.read(site, site.home)) as (
  src: string,
) => unknown;

const drawn = (props: object, read: typeof readSize = readSize) =>
  toStaticMarkup(
    image.Image.draw({ alt: 'A', ...props }, { sizes: read }) as ReactElement,
  );

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
    const html = drawn({ src: name });
    expect(html).toContain(` src="${address}"`);
    expect(decodeURIComponent(address).replace('&amp;', '&')).toBe(name);
  });
}

for (const [width, size] of [
  [undefined, 'width="300" height="200"'],
  ['150', 'width="150" height="100"'],
  ['100', 'width="100" height="67"'],
]) {
  test(`with ${width ? `the width ${width}` : 'no width'} an image has ${size}`, () => {
    const html = drawn({ src: '/a.png', width }, () => ({
      width: 300,
      height: 200,
    }));
    expect(html).toContain(size);
  });
}

test('an image is as large as its file says', () => {
  expect(drawn({ src: '/icon-192.png' })).toContain('width="192" height="192"');
});

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string'
        ? Buffer.from(part, 'latin1')
        : Buffer.from(part),
    ),
  );

/** The beginning of a photograph, 3 wide and 2 high, as the camera was held. */
function photograph(orientation: number): Buffer {
  const exif = bytes(
    'Exif\0\0MM\0*',
    [0, 0, 0, 8, 0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
  );
  return bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2],
    [...exif],
    [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xff, 0xd9],
  );
}

/** Calls back with the path of a file as a page would write it. */
function withFile<Result>(
  content: string | Buffer,
  read: (src: string, file: string) => Result,
): Result {
  const dir = mkdtempSync(path.join(tmpdir(), 'images-'));
  const file = path.join(dir, 'a.jpg');
  try {
    writeFileSync(file, content);
    return read(`/${path.relative('public', file)}`, file);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

for (const [orientation, width, height] of [
  [1, 3, 2],
  [4, 3, 2],
  [5, 2, 3],
  [8, 2, 3],
] as const) {
  test(`a photograph with the orientation ${orientation} is ${width} wide`, () => {
    expect(withFile(photograph(orientation), readSize)).toEqual({
      width,
      height,
    });
  });
}

test('a file that is no image is refused, and a missing one is left to the checks', () => {
  expect(() => withFile('Boats', readSize)).toThrow();
  expect(readSize('/gone.png')).toEqual({});
});

test('what a page is cached by changes with the file', () => {
  withFile(photograph(1), (src, file) => {
    const key = () =>
      sizes?.key(site, {
        ...site.home,
        body: `<Image src="${src}" alt="A" />`,
      });
    const before = key();
    rmSync(file);
    expect(key()).not.toBe(before);
  });
});
