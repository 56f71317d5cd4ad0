import { SourceMap } from 'node:module';

import { expect, test } from '@playwright/test';

import { shorten } from './shorten';

const short = async (text: string, map = '') =>
  shorten({ name: 'boat.js', text, map });

test('what files share is imported and exported under one name', async () => {
  const { text } = await short(
    'import{Qa as x}from"./part-1.js";var boat=x(1),hull=x(boat);export{boat as Zb,hull as $c};',
  );
  expect(text).toContain('import{Qa}from"./part-1.js"');
  expect(text).toContain('export{Zb,$c}');
});

test('one name for two things of two files stays two', async () => {
  const { text } = await short(
    'import{a as x}from"./part-1.js";import{a as y}from"./part-2.js";export const boats=[x,y];',
  );
  const [one, other] = [...text.matchAll(/import\{a(?: as (\w+))?\}/g)].map(
    ([, local = 'a']) => local,
  );
  expect(one).not.toBe(other);
  expect(text).toContain(`[${one},${other}]`);
});

test('code that nobody uses goes', async () => {
  const { text } = await short(
    'const sail=1;function row(){return sail}export const mast=sail+1;',
  );
  expect(text).toBe('export const mast=2;');
});

test('a large file comes out the same, and its mistakes are told too', async () => {
  const filler = `/* ${'-'.repeat(100_000)} */`;
  const boat = 'const sail=1;export const mast=sail+1;';
  expect((await short(filler + boat)).text).toBe((await short(boat)).text);
  await expect(short(`${filler}const = 1`)).rejects.toThrow('Name expected');
});

test('the map leads back through both', async () => {
  const map = {
    version: 3,
    sources: ['boat.ts'],
    names: [],
    // The second line comes from the tenth of the source.
    mappings: ';AASA',
  };
  const short2 = await short(
    '\nthrow new Error("sinks");export const boat=1;',
    JSON.stringify(map),
  );
  const at = short2.text.indexOf('throw');
  const entry = new SourceMap(
    JSON.parse(short2.map) as ConstructorParameters<typeof SourceMap>[0],
  ).findEntry(0, at);
  expect(entry).toMatchObject({ originalLine: 9 });
});

test('what is no code is told', async () => {
  await expect(short('const = 1')).rejects.toThrow('Name expected');
});
