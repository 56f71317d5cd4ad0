import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseMdx } from '@/lib/base/source';
import { readImageSizes } from './image-sizes';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

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

/** The sizes of what a page shows, with these files in the folder. */
function sizesOf(
  files: Readonly<Record<string, string | Buffer>>,
  body: string,
) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(dir, name), content);
  }
  return Object.fromEntries(
    readImageSizes([{ tree: parseMdx(body, 'a.mdx') }], dir),
  );
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>';
const image = (source: string) => `<Image alt="A" src="${source}" />`;

for (const [orientation, size] of [
  [1, { width: 3, height: 2 }],
  [4, { width: 3, height: 2 }],
  [5, { width: 2, height: 3 }],
  [8, { width: 2, height: 3 }],
] as const) {
  test(`a photograph with the orientation ${orientation} is ${size.width} wide`, () => {
    expect(
      sizesOf({ 'a.jpg': photograph(orientation) }, image('/a.jpg')),
    ).toEqual({ '/a.jpg': size });
  });
}

test('what is missing, no image, or cut off has no size, and does not stop the others', () => {
  expect(
    sizesOf(
      {
        'a.svg': SVG,
        'empty.png': '',
        'words.png': 'Boats',
        'cut.png': bytes([0x89], 'PNG\r\n'),
      },
      ['/gone.svg', '/empty.png', '/words.png', '/cut.png', '/', '/a.svg']
        .map(image)
        .join('\n'),
    ),
  ).toEqual({ '/a.svg': { width: 24, height: 12 } });
});

test('only files of the site are looked for, by the name that stands in the page', () => {
  const body = [
    image('https://boats.example/a.svg'),
    image('a.svg'),
    '<Image data-src="/a.svg" />',
    image('/größe 1.svg'),
    image('/a%20b#c.svg'),
    image('/b.svg?v=1'),
    image('/b.svg#top'),
    "<Image\n  src='/c.svg' />",
  ].join('\n');
  const files = {
    'a.svg': SVG,
    'b.svg': SVG,
    'größe 1.svg': SVG,
    'a%20b#c.svg': SVG,
    'c.svg': SVG,
  };
  expect(Object.keys(sizesOf(files, body))).toEqual([
    '/größe 1.svg',
    '/a%20b#c.svg',
    '/c.svg',
  ]);
});
