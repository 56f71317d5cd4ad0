import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { PARTS } from '@/components/mdx';
import { compileMdx, renderError } from '@/lib/site/article/compile';
import { readTree } from '@/lib/site/checks';
import { runRules } from '@/lib/site/checks/run-rules';
import { wordsOf } from '@/lib/site/checks/spelling';
import { parseFenceMeta, shownLines } from '@/lib/samples/fences';
import { listFiles } from '@/lib/base/files';
import { parseMarbles } from '@/lib/diagrams';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
} from '@/lib/site/config';
import {
  ContentError,
  docFrontmatterSchema,
  findNameMistakes,
  findRedirectProblems,
  parseContentFile,
  parseMdx,
  redirectsSchema,
  readData,
  readText,
} from '@/lib/base/source';
import { makeDoc, makeTree } from '@/tests/support/make-tree';

/** A function that reads what authors write. */
export type Target = {
  name: string;
  /** How many of a hundred inputs it gets. */
  weight: number;
  inputs: fc.Arbitrary<string>;
  /** Reads one input; throws only errors that report a mistake of its author. */
  run: (input: string) => unknown;
  /** Whether an error reports what is wrong and where. */
  isExpected: (error: unknown) => boolean;
};

export const SEED = 20_240_506;
/** Longer pages hold the same syntax, more often. */
const MAX_PAGE_BYTES = 5000;

const FILE = 'content/docs/boat/keel.mdx';

/** Whole pages of the site, to cut off and to spoil. */
const PAGES = listFiles('content/docs', '.mdx')
  .map((name) => readFileSync(`content/docs/${name}`))
  .filter((page) => page.length < MAX_PAGE_BYTES);

const MAX_REPEATED = 2000;

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
  '\u202e',
  '\u0007',
  '&#x202e;',
  '<script>',
  '<img src=x onerror=a()>',
  '[x](javascript:a)',
  '[x](//a)',
  '[^',
  '](',
  '```ts {1-',
  '999999999',
  '<Image src="/a" alt="b" width="',
];

const typed: fc.Arbitrary<string> = fc
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

/** One piece, or two, as often as it takes until time that grows with the square of the input shows. */
const repeated = fc
  .tuple(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 2 }),
    fc.integer({ min: 1, max: MAX_REPEATED }),
  )
  .map(([pieces, times]) => pieces.join('').repeat(times));

const META = [
  '{',
  '}',
  '1',
  '-',
  ',',
  '9',
  '=',
  '"',
  "'",
  ' ',
  'run',
  'title',
  'errors',
  'TS1',
  'eslint',
  'reports',
  'ignore',
  'demo',
];
const metas = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc
    .array(fc.constantFrom(...META), { maxLength: 20 })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...META), fc.integer({ min: 1, max: 5000 }))
    .map(([part, times]) => part.repeat(times)),
);

const PATHS = [
  '/',
  'docs',
  'boat',
  '..',
  '.',
  'index',
  '404',
  '.html',
  '.md',
  '#a',
  '?b',
  '%2e',
  ' ',
  '_next',
  'A',
  '\\',
  '\n',
  'javascript:',
  'https://',
  'a.example',
  ':',
];
const addresses = fc
  .array(fc.constantFrom(...PATHS), { maxLength: 6 })
  .map((parts) => parts.join(''));

const redirects = fc.oneof(
  fc.json(),
  fc
    .dictionary(addresses, fc.oneof(addresses, fc.string()), { maxKeys: 4 })
    .map((map) => JSON.stringify(map)),
  bytes,
);

const word = fc.oneof(addresses, fc.string({ unit: 'binary', maxLength: 12 }));
const link = fc.record(
  { label: word, doc: word, path: word, href: word },
  { requiredKeys: ['label'] },
);
const navigations = fc
  .oneof(
    fc.record({
      navbar: fc.array(link, { maxLength: 3 }),
      footer: fc.array(
        fc.record({ title: word, links: fc.array(link, { maxLength: 2 }) }),
        { maxLength: 2 },
      ),
      copyright: word,
      funding: fc.record({ before: word, label: word, href: word }),
    }),
    fc.record({ id: word, closable: fc.boolean(), text: word }),
    fc.dictionary(word, fc.record({ name: word, url: word }), { maxKeys: 3 }),
    fc.jsonValue(),
  )
  .map((value) => JSON.stringify(value));

const names = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  addresses,
  fc.constantFrom(
    'con',
    'NUL',
    'index',
    '404',
    'a'.repeat(101),
    'keel.md',
    'Keel',
    '_category',
  ),
);

const isContentError = (error: unknown): boolean =>
  error instanceof ContentError &&
  error.file !== '' &&
  error.cure !== '' &&
  error.what !== '';

const read = (text: string) =>
  parseContentFile(FILE, text, docFrontmatterSchema);

async function compile(body: string): Promise<void> {
  const { element } = await compileMdx(body, {
    file: FILE,
    components: Object.fromEntries(
      Object.keys(PARTS).map((name) => [name, () => null]),
    ),
    rules: PARTS,
    drawings: {},
    verdict: () => undefined,
  });
  try {
    toStaticMarkup(element);
  } catch (error) {
    throw renderError(error, FILE);
  }
}

/** Runs work in a folder of its own, whatever it throws. */
function inFolder(work: (root: string) => void): void {
  const parent = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const root = path.join(parent, 'content');
  mkdirSync(root);
  try {
    work(root);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

function readAs(text: string, schema: z.ZodType): void {
  inFolder((root) => {
    writeFileSync(path.join(root, 'data.json'), text);
    readData(root, 'data.json', schema);
  });
}

/** Runs all checks on a page, of which each problem needs file, cause and cure. */
function checkPage(text: string): void {
  const { root, remove } = makeTree({ 'docs/boat/keel.mdx': text });
  try {
    const { input, problems } = readTree(root);
    for (const { file, message, cure } of [
      ...problems,
      ...runRules({ ...input, components: PARTS }),
    ]) {
      if (file === '' || message === '' || cure === '') {
        throw new Error(`a problem without file, cause or cure: ${message}`);
      }
    }
  } finally {
    remove();
  }
}

/** A file of any name that the file system takes. */
function checkName(name: string): void {
  inFolder((root) => {
    const file = path.join(root, 'docs', `${name}.mdx`);
    if (!file.startsWith(path.join(root, 'docs') + path.sep)) return;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    } catch {
      return;
    }
    findNameMistakes(root);
  });
}

/** Every function that reads what authors write. */
export const TARGETS: readonly Target[] = [
  {
    name: 'head',
    weight: 18,
    inputs: fc.oneof(
      bytes,
      typed,
      truncated,
      spoiled,
      bytes.map((text) => `---\n${text}\n---\n`),
      repeated.map((text) => `---\n${text}\n---\n`),
    ),
    run: read,
    isExpected: isContentError,
  },
  {
    name: 'parser',
    weight: 15,
    inputs: fc.oneof(bytes, typed, truncated, spoiled, repeated),
    run: (text) => parseMdx(text, FILE),
    isExpected: isContentError,
  },
  {
    name: 'compiler',
    weight: 20,
    inputs: fc.oneof(bytes, typed, typed, repeated),
    run: (text) => compile(read(makeDoc({ body: text })).body),
    isExpected: isContentError,
  },
  {
    name: 'checks of a page',
    weight: 2,
    inputs: fc.oneof(
      truncated,
      spoiled,
      typed.map((body) => makeDoc({ title: 'Keel', position: 3, body })),
      repeated.map((body) => makeDoc({ title: 'Keel', position: 3, body })),
    ),
    run: checkPage,
    isExpected: () => false,
  },
  {
    name: 'spelling',
    weight: 5,
    inputs: fc.oneof(typed, repeated),
    run: (body) =>
      wordsOf({
        head: '',
        body,
        tree: {
          type: 'root',
          children: [
            {
              type: 'text',
              value: body,
              position: {
                start: { line: 1, column: 1 },
                end: { line: body.split('\n').length, column: body.length },
              },
            },
          ],
        },
      }),
    isExpected: () => false,
  },
  {
    name: 'settings of code blocks',
    weight: 10,
    inputs: metas,
    run: (text) => parseFenceMeta('ts', text),
    isExpected: () => false,
  },
  {
    name: 'lines of code blocks',
    weight: 5,
    inputs: fc
      .array(
        fc.constantFrom(
          '// ---cut---',
          '// ---cut-start---',
          '// ---cut-end---',
          '//',
          ' ',
          '\n',
          'a',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
    run: shownLines,
    isExpected: () => false,
  },
  {
    name: 'marble diagrams',
    weight: 5,
    inputs: fc
      .array(
        fc.constantFrom(
          '>',
          'a',
          ':',
          ' ',
          '-',
          '|',
          '(',
          ')',
          '#',
          '\n',
          'source: ',
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
    run: parseMarbles,
    // The block's own place is added by who draws it.
    isExpected: (error) => error instanceof Error && error.name === 'Error',
  },
  {
    name: 'redirects',
    weight: 8,
    inputs: redirects,
    run: (text) => {
      const map = redirectsSchema.parse(JSON.parse(text));
      findRedirectProblems({
        redirects: Object.entries(map).map(([from, to]) => ({ from, to })),
        routes: new Set(['/docs/boat']),
        publishedUrls: ['/docs/boat'],
      });
    },
    isExpected: (error) =>
      error instanceof SyntaxError || error instanceof z.ZodError,
  },
  {
    name: 'data files',
    weight: 7,
    inputs: fc.oneof(navigations, navigations, bytes, typed),
    run: (text) => {
      readAs(text, navigationSchema.or(announcementSchema).or(authorsSchema));
    },
    isExpected: isContentError,
  },
  {
    name: 'names of files',
    weight: 3,
    inputs: names,
    run: checkName,
    isExpected: () => false,
  },
  {
    name: 'bytes of files',
    weight: 2,
    inputs: fc.oneof(bytes, typed),
    run: (text) => {
      inFolder((root) => {
        // One byte for each character: most are no UTF-8.
        writeFileSync(path.join(root, 'a.txt'), text, 'latin1');
        readText(root, 'a.txt');
      });
    },
    isExpected: isContentError,
  },
];

/** How many of all inputs a target gets; at least one. */
export function runsOf({ weight }: Target, total: number): number {
  return Math.max(1, Math.round((total * weight) / 100));
}
