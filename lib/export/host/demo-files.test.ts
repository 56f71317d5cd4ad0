import { expect, test } from 'vitest';
import { demoFiles } from './demo-files';
import type { OpenExport } from './export-bytes';

/** An export of these files, with the pages that can be found. */
const makeExport = (
  docsPages: string[],
  files: Record<string, string>,
): OpenExport => ({
  docsPages,
  read: (file) => {
    const text = files[file];
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return text;
  },
  weightOf: () => ({ raw: 0, gzip: 0, brotli: 0 }),
  linked: () => ({ scripts: [], styles: [], fonts: [] }),
});

test('a demo has what it needs, and as its own what another does without', () => {
  const out = makeExport(['a.html', 'b.html', 'c.html'], {
    'a.html': '<div data-demo="sail.js"></div><div data-demo="mast.js">',
    'b.html': '<p>data-demo="{name}.js"</p><div data-demo="keel.js"></div>',
    'c.html': '<p>No demo</p>',
    'demos/sail.js': 'import"./core.js";import{a}from"./wind.js";',
    'demos/mast.js': 'import{b}from"./core.js";import"./wind.js";',
    'demos/keel.js': 'import"./core.js";import("./later.js");',
    'demos/core.js': 'import"./base.js";',
    'demos/base.js': '',
    // Two that need each other.
    'demos/wind.js': 'import"./core.js";import"./sail.js";',
  });
  const short = (files: readonly string[]) =>
    files.map((file) => file.slice(6, -3)).join(' ');
  expect(
    demoFiles(out).map(({ files, own }) => [short(files), short(own)]),
  ).toEqual([
    ['sail core base wind', 'sail wind'],
    ['mast core base wind sail', 'mast wind sail'],
    ['keel core base', 'keel'],
  ]);
});

test('pages without demos have none', () => {
  expect(demoFiles(makeExport(['a'], { a: '' }))).toEqual([]);
});
