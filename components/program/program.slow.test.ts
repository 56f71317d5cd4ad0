import { expect, test } from '@playwright/test';
import { bundleProgram } from '@/lib/export/host';
import { PROGRAM } from '@/lib/site/product';

const textOf = (content: Uint8Array) => new TextDecoder().decode(content);

test('a page waits for one file, and what only some readers need is in others', async () => {
  const { entry, files } = await bundleProgram(PROGRAM, {});
  const program = files.find(({ name }) => name === entry);
  const text = textOf(program?.content ?? new Uint8Array());
  expect(text).not.toMatch(/\b(?:from|import)"/);
  expect(text).toContain('data-page');
  expect(text).not.toContain('Where to begin');
  const parts = files.filter(({ name }) => name !== entry);
  expect(
    parts.some(({ content }) => textOf(content).includes('Where to begin')),
  ).toBe(true);
  // Each is asked for, directly or by another part.
  for (const { name } of parts) {
    const others = files.filter((file) => file.name !== name);
    expect(
      others.some(({ content }) => textOf(content).includes(name)),
      name,
    ).toBe(true);
  }
});

test('React is one file that all islands share', async () => {
  const { entry, shared, files } = await bundleProgram(PROGRAM, {});
  const withReact = files.filter(({ content }) =>
    /useState=function|react-dom/.test(textOf(content)),
  );
  expect(withReact.map(({ name }) => name)).toEqual([shared]);
  expect(shared).not.toBe(entry);
});

test('what the build knows is decided when the program is bundled', async () => {
  const ANALYTICS = 'googletagmanager';
  for (const id of ['', 'G-1']) {
    const { files } = await bundleProgram(PROGRAM, {
      NEXT_PUBLIC_ANALYTICS_ID: id,
    });
    const text = files.map(({ content }) => textOf(content)).join('\n');
    expect(text.includes(ANALYTICS)).toBe(id !== '');
    expect(text).not.toContain('process.env');
  }
});

test('two builds make the same files', async () => {
  const namesOf = async () =>
    (await bundleProgram(PROGRAM, {})).files.map(({ name }) => name);
  expect(await namesOf()).toEqual(await namesOf());
});
