import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { docFrontmatterSchema, postFrontmatterSchema } from '@/lib/base/source';
import { editorSchemas } from './editor-schemas';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'));

const settings = z
  .looseObject({
    'json.schemas': z.array(
      z.object({ fileMatch: z.array(z.string()), url: z.string() }),
    ),
    'yaml.schemas': z.record(z.string(), z.string()),
  })
  .parse(readJson('.vscode/settings.json'));

test('editors know what the checks know', () => {
  const schemas = editorSchemas();
  expect(
    readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`),
    'Type: npm run record schemas',
  ).toEqual(schemas.map(({ path }) => path).sort());
  for (const { path, text } of schemas) {
    expect(readJson(path), 'Type: npm run record schemas').toEqual(
      JSON.parse(text),
    );
  }
});

test('editors say of each file what its keys are for', () => {
  for (const { path, text } of editorSchemas())
    expect(text, path).toContain('"description":"');
});

test('the heads that editors insert have the keys of their pages', () => {
  const file = readFileSync('.vscode/mdx.code-snippets', 'utf8');
  // Snippets may end a list with a comma, as YAML may.
  const snippets = z
    .record(z.string(), z.looseObject({ body: z.array(z.string()) }))
    .parse(parse(file));
  for (const [name, schema] of [
    ['Head of a page', docFrontmatterSchema],
    ['Head of a post', postFrontmatterSchema],
  ] as const) {
    const lines = snippets[name]?.body ?? [];
    const keys = lines.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);
    const needed = Object.entries(schema.shape)
      .filter(([, field]) => !z.safeParse(field, undefined).success)
      .map(([key]) => key);
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(keys));
    expect(keys).toEqual(expect.arrayContaining(needed));
  }
});

test('each file that authors write has its schema in the settings', () => {
  const named = [
    ...settings['json.schemas'].map(({ fileMatch, url }) => [
      fileMatch[0]?.slice(1),
      url.slice(2),
    ]),
    ...Object.entries(settings['yaml.schemas']).map(([url, match]) => [
      match,
      url.slice(2),
    ]),
  ];
  const places = editorSchemas().map(({ pattern, path }) => [pattern, path]);
  expect(named.sort()).toEqual(places.sort());
  for (const [pattern = ''] of places) {
    if (!pattern.includes('*')) expect(existsSync(pattern), pattern).toBe(true);
  }
});
