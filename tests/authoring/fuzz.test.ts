import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  ContentError,
  docFrontmatterSchema,
  parseContentFile,
  parseMdx,
} from '@/lib/source';
import { listFiles } from '@/lib/files';
import {
  compileMdx,
  renderError,
  COMPONENT_PROPS,
} from '@/lib/article/compile';
import { toStaticMarkup } from '@/components/build/static-markup';
import { makeDoc } from '@/tests/support/make-tree';

const SEED = 20_240_506;
/** Longer pages hold the same syntax, more often. */
const MAX_PAGE_BYTES = 5000;

/** Far above what the runs need: it ends an input that hangs. */
test.describe.configure({ timeout: 180_000 });

const FILE = 'content/docs/boat/keel.mdx';

/** Whole pages of the site, to cut off and to spoil. */
const PAGES = listFiles('content/docs', '.mdx')
  .map((name) => readFileSync(`content/docs/${name}`))
  .filter((page) => page.length < MAX_PAGE_BYTES);

/** What an author might type, in any order. */
const PIECES = [
  '---\n',
  'title: Keel\n',
  'description: ',
  'sidebarPosition: 1\n',
  'x: [',
  ': {',
  '\n',
  '\n\n',
  '# ',
  '## ',
  '{',
  '}',
  '{a}',
  '{1+1}',
  '<',
  '>',
  '<!-- -->',
  '<Details summary="a">',
  '</Details>',
  '<Tabs>',
  '<Tab label="b">',
  '</Tab>',
  '</Tabs>',
  '<Diagram name="c" />',
  '<Unknown />',
  '<br>',
  ':::note\n',
  ':::\n',
  ':::other\n',
  '```ts\n',
  '```\n',
  '~~~',
  '`',
  '``',
  '[a](',
  ')',
  '[b]: /c',
  '![',
  '](/x)',
  '| a | b |\n| - | - |\n',
  '- ',
  '> ',
  '1. ',
  '**',
  '_',
  '\\',
  '&amp;',
  '&#0;',
  '\t',
  ' ',
  'import a from "b"\n',
  'export const a = 1\n',
  '\u2028',
  '\uFEFF',
  '🙂',
  'ß',
  '\r\n',
  '---',
  '***',
  'word ',
  '@',
  ':a[b]',
  '::c',
  '{/* d */}',
  '{...e}',
  '="',
  "'",
  '$',
];

const typed = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 24 })
  .map((pieces) => pieces.join(''));
const bytes = fc
  .uint8Array({ maxLength: 200 })
  .map((data) => Buffer.from(data).toString('utf8'));
/** A real page that ends too early, in the middle of a character as well. */
const truncated = fc
  .tuple(fc.constantFrom(...PAGES), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([page, share]) =>
    page.subarray(0, Math.floor(page.length * share)).toString('utf8'),
  );
/** A real page with random bytes in one place. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...PAGES),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
  )
  .map(([page, share, data]) => {
    const at = Math.floor(page.length * share);
    return Buffer.concat([
      page.subarray(0, at),
      data,
      page.subarray(at + data.length),
    ]).toString('utf8');
  });

/** Runs a door and lets through only what names the file, the line if there is one, and a cure. */
async function mustNameFile(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw new Error(`not told as a mistake of an author: ${String(error)}`, {
        cause: error,
      });
    }
    expect(error.message.startsWith(FILE)).toBe(true);
    expect(error.cure).not.toBe('');
  }
}

const read = (text: string) =>
  parseContentFile(FILE, text, docFrontmatterSchema);

async function compile(body: string): Promise<void> {
  const { element } = await compileMdx(body, {
    file: FILE,
    components: Object.fromEntries(
      Object.keys(COMPONENT_PROPS).map((name) => [name, () => null]),
    ),
    drawings: {},
    verdict: () => undefined,
  });
  try {
    toStaticMarkup(element);
  } catch (error) {
    throw renderError(error, body, FILE);
  }
}

test('no head, however broken, is a crash without a file name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        bytes,
        typed,
        truncated,
        spoiled,
        bytes.map((text) => `---\n${text}\n---\n`),
      ),
      (text) => mustNameFile(() => read(text)),
    ),
    { seed: SEED, numRuns: 3000 },
  );
});

test('no body, however broken, is a crash of the parser without a file name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, typed, truncated, spoiled), (text) =>
      mustNameFile(() => parseMdx(text, FILE)),
    ),
    { seed: SEED, numRuns: 1500 },
  );
});

test('no body, however broken, is a crash of the compiler without a file name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, typed), (text) =>
      mustNameFile(() => compile(read(makeDoc({ body: text })).body)),
    ),
    { seed: SEED, numRuns: 1000 },
  );
});
