import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './problem';
import { readData } from './read-data';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const BOAT = z.strictObject({
  name: z.string(),
  sails: z.array(z.number()),
  home: z
    .union([
      z.strictObject({ river: z.string().describe('of a lake') }),
      z.strictObject({ port: z.string(), berth: z.number() }),
    ])
    .optional(),
});

function read(content: string | Buffer) {
  writeFileSync(path.join(root, 'boat.json'), content);
  return readData(root, 'boat.json', BOAT);
}

function mistake(content: string | Buffer): ContentError {
  try {
    read(content);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('No mistake was found.');
}

test('a file is read with its letters as they are, whatever mark an editor puts before them', () => {
  const boat = { name: 'Möwe 帆 🚣', sails: [2] };
  expect(read(JSON.stringify(boat))).toEqual(boat);
  expect(read(`\uFEFF${JSON.stringify(boat)}`)).toEqual(boat);
});

const BROKEN: [name: string, json: string, line: number][] = [
  ['a missing comma', '{\n"name": "a"\n"sails": []\n\n\n}', 2],
  ['a comma too many', '{\n"name": "a",\n"sails": [1,\n],\n"a": 1\n\n}', 3],
  ['a word without quotes', '{\n"name": a,\n"sails": []\n\n\n}', 2],
  [
    'a word without quotes, far from both ends',
    `{\n"${'a'.repeat(40)}": 1,\n"name": None,\n"${'b'.repeat(40)}": 2\n}`,
    3,
  ],
  ['a word after a text with a number', '{\n"a":"position 9",\n"b":x\n\n}', 3],
  ['the same mistake in a text before', '["[a, \\"b\\"",\n[a, "b"]\n]', 2],
  ['single quotes', "{\n'name': 'a',\n\n\n\n}", 2],
  ['a line break in a text', '{\n"name": "a\nb"\n}', 2],
  ['a bracket that is never closed', '{\n"sails": [1\n\n\n', 2],
  ['a text that is never closed', '{\n"name": "a', 2],
  ['a second value', '{}\n{}\n\n', 2],
  ['nothing', '', 1],
];

for (const [name, json, line] of BROKEN) {
  test(`JSON with ${name} is refused at its line`, () => {
    const error = mistake(json);
    expect(error.what).toContain('cannot be read as JSON: ');
    expect(error.line).toBe(line);
    expect(error.file).toBe(`${path.basename(root)}/boat.json`);
  });
}

test('a file that is not there is reported with its name', () => {
  expect(() => readData(root, 'ship.json', BOAT)).toThrow(
    /\/ship\.json:1 cannot be read as JSON: ENOENT[\s\S]*must exist/,
  );
});

test('every field of a wrong form is named with its path', () => {
  const { what } = mistake('{"sails": [1, "two"], "mast": 1}');
  expect(what).toContain('"name": is missing');
  expect(what).toContain('"sails.1": Invalid');
  expect(what).toContain('"mast"');
});

test('a value of a wrong form is refused at its line, and one that is missing where it should be', () => {
  expect(mistake('{\n"name": "a",\n"sails": [\n1,\n"two"]\n}').line).toBe(5);
  expect(mistake('{\n"name": 1,\n"sails": []\n}').line).toBe(2);
  const home = '"home": {\n"port": "a"\n}';
  expect(mistake(`{\n"name": "a",\n"sails": [],\n${home}}`).line).toBe(4);
});

test('of several forms, the one that a value comes nearest to is reported', () => {
  const home = '{"port": "b", "berth": "c"}';
  const { what } = mistake(`{"name": "a", "sails": [], "home": ${home}}`);
  expect(what).toContain('"home.berth": ');
  expect(what).not.toContain('river');
});

test('a character that no text may hold is reported at its place, written as it is or as an escape', () => {
  const escaped = mistake('{\n  "sails": [],\n  "name": "a\\u0007b"\n}');
  expect([escaped.line, escaped.column]).toEqual([3, 11]);
  const literal = mistake('{\n  "name": "a\u202Eb"\n}');
  expect([literal.line, literal.column]).toEqual([2, 13]);
});

test('a file in another encoding is reported at the first letter that would be lost', () => {
  const error = mistake(Buffer.from('{\n"name": "Möwe"\n}', 'latin1'));
  expect(error.what).toContain('is not UTF-8');
  expect([error.line, error.column]).toEqual([2, 11]);
  expect(mistake('{\n"name": "M\uFFFDwe"}').what).not.toContain('is not UTF-8');
});

test('a key that nothing reads is reported on its line, with those that there are', () => {
  const { line, message } = mistake(
    '{\n"name": "a",\n"sails": [],\n"home": {\n"prot": "b",\n"berth": 2\n}\n}',
  );
  expect(line).toBe(5);
  expect(message).toContain('"prot" is no key here. Did you mean "port"?');
  expect(message).toContain('Keys are river (of a lake), port.');
});

test('of several forms, none is told to miss a key when one is there that nothing reads', () => {
  const { what } = mistake('{"name": "a", "sails": [], "home": {"url": "b"}}');
  expect(what).toContain(
    '"url" is no key here. Keys are river (of a lake), port, berth',
  );
  expect(what).not.toContain('"home.river"');
});

test('a key that nothing reads hides no other mistake of its value, and is not one of the form that was meant', () => {
  const { what } = mistake(
    '{"name": "a", "sails": [], "home": {"port": 1, "berth": "c", "url": 1}}',
  );
  expect(what).toContain('"home.port": ');
  expect(what).toContain('"home.berth": ');
  expect(what).toContain('"url" is no key here.');
  expect(what).not.toContain('"port" is no key here.');
});

test('each key that nothing reads is told, and the outermost place has no name', () => {
  const { what } = mistake('{"nmae": "a", "sail": [], "home": {"url": "b"}}');
  expect(what).toContain('"nmae" is no key here. Did you mean "name"');
  expect(what).toContain('"sail" is no key here. Did you mean "sails"?');
  expect(what).not.toContain('"": ');
});

test('a key that stands twice is refused at its second line, whatever its values hold', () => {
  expect(read('{"name": "a\\": b", "sails": []}').name).toBe('a": b');
  const error = mistake('{\n"name": "a",\n"sails": [],\n"name": "b"\n}');
  expect(error.what).toContain('stands in the same place before');
  expect(error.line).toBe(4);
});
