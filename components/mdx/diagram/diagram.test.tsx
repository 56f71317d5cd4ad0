import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { ContentError } from '@/lib/base/source';
import { loadSite } from '@/lib/site/content';
import { diagram } from '.';
import { diagramNames, hashDrawings, readDiagram } from '@/lib/site/diagrams';

const BOX = '<rect class="accent" width="80" height="32" />';

const svg = (width: number, inner = BOX) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"
  fill="none" stroke="currentColor" font-size="13" text-anchor="middle">
  <title>Boats &amp; tides</title>
  <desc>
    A boat
    floats.
  </desc>
${inner}
</svg>
`;

/** Calls back with a content folder of its own that holds the diagram `boats`. */
function within<Result>(
  files: { wide?: string; narrow?: string | undefined },
  read: (root: string) => Result,
): Result {
  const root = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  const { wide = svg(640), narrow } = { narrow: svg(288), ...files };
  try {
    mkdirSync(path.join(root, 'diagrams'));
    writeFileSync(path.join(root, 'diagrams', 'boats.svg'), wide);
    if (narrow !== undefined) {
      writeFileSync(path.join(root, 'diagrams', 'boats.narrow.svg'), narrow);
    }
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const draw = (files: Parameters<typeof within>[0] = {}, name = 'boats') =>
  within(files, (root) => readDiagram(root, name));

const htmlOf = (files: Parameters<typeof within>[0]) => {
  const diagrams = () => draw(files);
  const { Diagram } = diagram;
  return toStaticMarkup(<>{Diagram.draw({ name: 'boats' }, { diagrams })}</>);
};

function mistake(files: Parameters<typeof within>[0]): ContentError {
  try {
    draw(files);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('No mistake was found.');
}

for (const name of diagramNames('content')) {
  test(`${name} has a name and a description, and a drawing for both widths`, () => {
    const { title, description, drawings } = readDiagram('content', name);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(title.length);
    expect(drawings.map(({ viewBox }) => viewBox.split(' ')[2])).toEqual([
      '640',
      '288',
    ]);
  });
}

test('a page gets the shapes with their classes, and no comments', () => {
  const wide = svg(
    640,
    `<!-- mast --><g transform="translate(4 5)">${BOX}<text x="3" y="4">a &lt; b</text></g>`,
  );
  expect(htmlOf({ wide, narrow: svg(288) })).toBe(
    '<figure class="diagram">' +
      '<svg role="img" aria-labelledby="boats-title boats-desc" viewBox="0 0 640 40">' +
      '<title id="boats-title">Boats &amp; tides</title>' +
      '<desc id="boats-desc">A boat floats.</desc>' +
      '<g transform="translate(4 5)"><rect class="accent" width="80" height="32" /><text x="3" y="4">a &lt; b</text></g></svg>' +
      '<svg role="img" aria-labelledby="boats-title boats-desc" viewBox="0 0 288 40">' +
      '<rect class="accent" width="80" height="32" /></svg>' +
      '<figcaption><strong>Boats &amp; tides</strong> </figcaption></figure>',
  );
});

test('a caption stands behind the title', () => {
  const caption = '<metadata>High and low.</metadata>';
  const files = { wide: svg(640, caption), narrow: svg(288, caption) };
  expect(draw(files).caption).toBe('High and low.');
  expect(htmlOf(files)).toContain(
    '<strong>Boats &amp; tides.</strong> High and low.',
  );
});

test('an unknown name is reported with the one that was meant', () => {
  expect(() => draw({}, 'boat')).toThrow(/unknown diagram.*"boats"/);
});

test('what a page is cached by changes with either file, however its tag is written', () => {
  const [page] = loadSite('content').docs;
  const [source] = Object.values(diagram.Diagram.uses);
  const body = "<Diagram\n  name='boats'\n/>";
  const keys = [
    {},
    { wide: svg(640, '') },
    { narrow: svg(288, '') },
    { narrow: undefined },
  ].map((files) =>
    within(files, (root) => {
      const site = { ...loadSite('content'), root };
      return page && source?.key(site, { ...page, body });
    }),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(within({}, hashDrawings)).toBe(keys[0]);
});

/** The line of what `svg` is given. */
const INNER = 8;

for (const [name, inner, what, cure, line = INNER] of [
  ['a script', '<script>alert(1)</script>', /has <script>/, /remove it/],
  [
    'a picture',
    '<image href="a.png" />',
    /href="a.png" on <image>/,
    /remove it/,
  ],
  ['a link', '<a xlink:href="/"></a>', /xlink:href="\/" on <a>/, /remove it/],
  [
    'a handler',
    '<rect onclick="a()" />',
    /onclick="a\(\)" on <rect>/,
    /remove it/,
  ],
  ['what is not closed', '<g>', /not well-formed XML/, /close/, INNER + 1],
  ['an entity without a name', '<text>a & b</text>', /XML/, /&amp; for &/],
] as const) {
  test(`${name} is refused with its line`, () => {
    const found = mistake({ wide: svg(640, inner) });
    expect(found.file).toMatch(/diagrams\/boats\.svg$/);
    expect(found.line).toBe(line);
    expect(found.what).toMatch(what);
    expect(found.cure).toMatch(cure);
  });
}

for (const [name, from, to, what] of [
  ['no title', 'Boats &amp; tides', '', /no <title>/],
  ['no description', /A boat\s+floats\./, '', /no <desc>/],
  ['no viewBox', /viewBox="[^"]*"/, '', /viewBox ""/],
  ['another width', '0 0 640', '0 0 800', /has to be 640 px/],
] as const) {
  test(`${name} is refused`, () => {
    expect(mistake({ wide: svg(640).replace(from, to) }).what).toMatch(what);
  });
}

test('a drawing for phones is missed, and says what the wide one says', () => {
  const missing = mistake({ narrow: undefined });
  expect(missing.file).toMatch(/boats\.narrow\.svg$/);
  expect(missing.what).toMatch(/is missing/);
  const other = mistake({ narrow: svg(288).replace('floats', 'sinks') });
  expect(other.file).toMatch(/boats\.narrow\.svg$/);
  expect(other.what).toMatch(/another <desc> than boats\.svg/);
});

test('the example of the documentation can be drawn', () => {
  const page = readFileSync(
    'content/docs/contributing/writing-pages.mdx',
    'utf8',
  );
  const [, wide = ''] = page.split('```xml\n');
  const [example = ''] = wide.split('```');
  const narrow = example.replace('0 0 640', '0 0 288');
  expect(draw({ wide: example, narrow }).title).toBe('A click becomes a state');
});
