import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { COMMANDS } from '@/scripts/author/commands';
import manifest from '@/package.json' with { type: 'json' };

/** What contributors are told about this repository. */
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('content/docs/contributing', /\.mdx$/),
];

/** Paths of examples: their files are what a reader is about to make. */
const EXAMPLES = [
  'content/versions/20/docs',
  'content/blog/2023-03-07-a-title.mdx',
];

const FOLDERS =
  /^(?:\.github|app|components|content|lib|public|scripts|tests)\//;
const SCRIPTS: Readonly<Record<string, string>> = manifest.scripts;
/** npm runs these without `run`. */
const SHORT = new Set(['start', 'test']);
/** Of npm itself. */
const BUILT_IN = new Set(['ci', 'cit', 'install', 'ls', 'pkg']);

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Code in sentences, lines of shell blocks, and targets of links. */
function namedIn(file: string) {
  const code: string[] = [];
  const links: string[] = [];
  const tree: Root = parser.parse(readFileSync(file, 'utf8'));
  visit(tree, (node) => {
    if (node.type === 'inlineCode') code.push(node.value);
    if (node.type === 'code' && node.lang === 'bash') {
      code.push(...node.value.split('\n'));
    }
    if (node.type === 'link') links.push(node.url);
  });
  return { code, links };
}

/** Why a command would not do what it says; nothing for other text. */
function mistakesOf(text: string): string[] {
  return text.split('&&').flatMap((part) => {
    const words = part.split('#')[0]?.trim().split(/\s+/) ?? [];
    const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    const unknown = words
      .slice(0, start)
      .map((word) => word.split('=')[0] ?? '')
      .filter((name) => !isRead(name))
      .map((name) => `nothing reads the variable ${name}`);
    if (words[start] !== 'npm') return unknown;
    const [, verb = '', ...rest] = words.slice(start);
    const name = verb === 'run' ? rest.find((w) => !w.startsWith('-')) : verb;
    if (name === undefined || BUILT_IN.has(name)) return unknown;
    const command = SCRIPTS[name];
    if (command === undefined || (verb !== 'run' && !SHORT.has(verb))) {
      return [...unknown, `npm has no script ${name}`];
    }
    const after = rest.slice(rest.indexOf('--') + 1);
    const source = /scripts\/[\w/-]+\.(?:ts|mjs)(?=$|\s)/.exec(
      command.replace('scripts/run.mjs', ''),
    )?.[0];
    const flags = source && rest.includes('--') ? flagsOf(after) : [];
    const program = source ? textOf(source) : '';
    return [
      ...unknown,
      ...flags
        .filter((flag) => !takesFlag(program, flag))
        .map((flag) => `${source} knows no --${flag}`),
    ];
  });
}

function flagsOf(words: readonly string[]): string[] {
  return words
    .filter((word) => /^--[a-z]/.test(word))
    .map((word) => word.slice(2).split('=')[0] ?? '');
}

/** A script with the parts that it is made of. */
function textOf(source: string): string {
  const text = readFileSync(source, 'utf8');
  const parts = [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(
    ([, part = '']) =>
      readFileSync(`${path.join(path.dirname(source), part)}.ts`, 'utf8'),
  );
  return [text, ...parts].join('\n');
}

/** As `parseArgs` has it among its options. */
function takesFlag(program: string, flag: string): boolean {
  if (flag === 'help') return program.includes('USAGE');
  return [`${flag}: {`, `'${flag}': {`].some((one) => program.includes(one));
}

function isRead(variable: string): boolean {
  return [
    'next.config.mjs',
    'playwright.config.ts',
    ...['scripts', 'tests', 'lib'].flatMap((one) =>
      filesIn(one, /\.m?ts$|\.mjs$/),
    ),
  ].some(
    (file) =>
      !file.endsWith('contributing.test.ts') &&
      readFileSync(file, 'utf8').includes(variable),
  );
}

/** A path of this repository that is said to be there. */
function pathIn(text: string): string | undefined {
  const isPath = FOLDERS.test(text) || /^[A-Z]+\.md$/.test(text);
  const isPattern = /[\s<*{…]/.test(text);
  return isPath && !isPattern && !EXAMPLES.includes(text) ? text : undefined;
}

for (const file of FILES) {
  test(`commands, files and flags that ${file} names exist`, () => {
    const { code, links } = namedIn(file);
    expect(code.flatMap(mistakesOf)).toEqual([]);
    const relative = links
      .filter((url) => !/^(?:[a-z]+:|\/|#)/.test(url))
      .map((url) => path.join(path.dirname(file), url.split('#')[0] ?? ''));
    const paths = code.map(pathIn).filter((one) => one !== undefined);
    expect([...paths, ...relative].filter((one) => !existsSync(one))).toEqual(
      [],
    );
  });
}

test('a command, a flag, a variable and a file that are gone are found', () => {
  expect(mistakesOf('npm run check:content -- --fix')).toEqual([]);
  expect(mistakesOf('npm run check:nothing')).toHaveLength(1);
  expect(mistakesOf('npm dev')).toHaveLength(1);
  expect(mistakesOf('npm ci && npm start')).toEqual([]);
  expect(mistakesOf('npm run samples -- --nothing')).toHaveLength(1);
  expect(mistakesOf('NO_SUCH_VARIABLE=1 npm test')).toHaveLength(1);
  expect(mistakesOf('yarn nx affected:test')).toEqual([]);
  expect(pathIn('content/nothing.json')).toBe('content/nothing.json');
  expect(pathIn('content/i18n/<code>')).toBeUndefined();
});

test('npm run help has a line for each command, in the order in which npm lists them', () => {
  const explained = Object.values(COMMANDS).flatMap((group) =>
    Object.keys(group),
  );
  expect(explained).toEqual(Object.keys(SCRIPTS));
  expect(explained.length).toBeLessThanOrEqual(26);
});

test('no description of an issue form ends where YAML sees a comment', () => {
  type Form = { body?: { attributes: { description?: string } }[] };
  const descriptions = filesIn('.github/ISSUE_TEMPLATE', /\.yml$/).flatMap(
    (file) =>
      ((parse(readFileSync(file, 'utf8')) as Form).body ?? []).map(
        ({ attributes }) => attributes.description ?? '.',
      ),
  );
  expect(descriptions.filter((text) => !text.endsWith('.'))).toEqual([]);
});
