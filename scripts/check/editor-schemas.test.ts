import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
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
  const { texts } = editorSchemas();
  expect(
    readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`),
    'Type: npm run record schemas',
  ).toEqual([...texts.keys()].sort());
  for (const [file, text] of texts) {
    expect(readJson(file), 'Type: npm run record schemas').toEqual(
      JSON.parse(text),
    );
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
  const { places } = editorSchemas();
  expect(named.sort()).toEqual([...places].sort());
  for (const [pattern] of places) {
    if (!pattern.includes('*')) expect(existsSync(pattern), pattern).toBe(true);
  }
});
