import { expect, test } from 'vitest';
import { ContentError } from './problem';
import {
  docFrontmatterSchema,
  headOf,
  lineOfKey,
  parseContentFile,
  postFrontmatterSchema,
} from './frontmatter';

const DESCRIPTION_50 = 'x'.repeat(50);

function parse(head: string, body = 'Text') {
  return parseContentFile(
    'content/docs/a.mdx',
    `---\n${head}\n---\n${body}`,
    docFrontmatterSchema,
  );
}

function parsePost(day: string) {
  return parseContentFile(
    `content/blog/${day}-a.mdx`,
    '---\ntitle: A\ndate: tomorrow\n---\nText',
    postFrontmatterSchema,
  );
}

function mistake(head: string): ContentError {
  try {
    parse(head);
  } catch (error) {
    if (error instanceof ContentError) return error;
  }
  throw new Error('No mistake was found.');
}

test('a body keeps the line numbers of its file', () => {
  const { body } = parse(
    `title: A\ndescription: ${DESCRIPTION_50}\nsidebarPosition: 1`,
  );
  expect(body.split('\n').indexOf('Text')).toBe(5);
});

test('49 and 161 characters are refused as a description, 50 and 160 are not', () => {
  const head = (chars: number) =>
    `title: A\ndescription: ${'x'.repeat(chars)}\nsidebarPosition: 1`;
  expect(mistake(head(49)).message).toContain('shorter than 50');
  expect(mistake(head(161)).message).toContain('longer than 160');
  expect(parse(head(50)).frontmatter.description).toHaveLength(50);
  expect(parse(head(160)).frontmatter.description).toHaveLength(160);
});

test('each unknown key is named, and the known ones once', () => {
  const { what, cure } = mistake(
    `title: A\nsummary: ${DESCRIPTION_50}\nsidebar_position: 1`,
  );
  expect(what).toContain('unknown frontmatter key "summary"');
  expect(what).toContain('unknown frontmatter key "sidebar_position"');
  expect(cure).toContain('Did you mean "sidebarPosition"');
  expect(cure.split('Known keys')).toHaveLength(2);
});

test('an unknown key is named with its line and the key that was meant', () => {
  const error = mistake(
    `title: A\ndescripton: ${DESCRIPTION_50}\nsidebarPosition: 1`,
  );
  expect(error.message).toContain('"descripton"');
  expect(error.message).toContain('Did you mean "description"?');
});

test('broken YAML is reported at its line of the file', () => {
  const error = mistake('title: "A\nsidebarPosition: 1');
  expect(error.message).toContain('not valid YAML');
  expect(error.line).toBeGreaterThan(1);
});

test('a line that a tab indents is not told to have quotes', () => {
  expect(mistake('title: A\n\tdescription: B').cure).toBe(
    'begin the line with spaces instead of a tab.',
  );
});

test('the day of a file name is offered as the date only if there is one', () => {
  expect(() => parsePost('2026-02-28')).toThrow('write date: 2026-02-28');
  expect(() => parsePost('2026-02-30')).toThrow('write date: 2023-03-07');
});

test('a head of 2,000 repeated lines is refused at the first of them', () => {
  const error = mistake('sidebarPosition: 1\n'.repeat(2000).trim());
  expect(error.message).toContain('delete one of the lines with that key');
  expect(error.line).toBe(3);
});

test('a head of many lines that is no YAML is refused at the place that the parser names', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => `key${index}: a`);
  const error = mistake(`${keys.join('\n')}\ntitle: "A`);
  expect(error.line).toBe(2002);
});

test('a file without frontmatter is answered with what to begin with', () => {
  expect(() =>
    parseContentFile('content/docs/a.mdx', 'Text', docFrontmatterSchema),
  ).toThrow(/content\/docs\/a\.mdx:1 has no frontmatter[\s\S]*title: /);
});

test('the same bad file is refused every time it is read', () => {
  const head = 'title: "A';
  expect(mistake(head).message).toBe(mistake(head).message);
});

test('a number is as good a keyword as a word', () => {
  const { frontmatter } = parse(
    `title: A\ndescription: ${DESCRIPTION_50}\nsidebarPosition: 1\nkeywords: [404, lost]`,
  );
  expect(frontmatter.keywords).toEqual(['404', 'lost']);
});

test('a key is found where it begins a line of the head', () => {
  const head = headOf('---\r\nsubtitle: title: x\r\ntitle: y\r\n---\r\nText');
  expect(head).toBe('---\nsubtitle: title: x\ntitle: y\n---');
  expect(lineOfKey(head, 'title')).toBe(3);
  expect(lineOfKey(head, 'tags')).toBe(1);
  expect(headOf('Text')).toBe('');
});

test('what YAML would pass over below the marks of a head is reported', () => {
  expect(mistake('title: A\n---b').message).toContain('not valid YAML');
});
