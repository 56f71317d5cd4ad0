import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { fromHash, hasProject, toHash, toProject } from './index';

const hashOf = (text: string) =>
  `#code=${deflateRawSync(text).toString('base64url')}`;

test('a project comes back as it was, whatever is written in it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (texts, isTimeReal) => {
        const project = {
          files: texts.map((text, at) => ({ name: `file-${at}.ts`, text })),
          ...(isTimeReal ? { isTimeReal } : {}),
          rules: { 'no-zone-run-apis': [{ allow: ['run'] }] },
        };
        const hash = await toHash(project);
        expect(hash).toMatch(/^#code=[\w-]+$/);
        expect(await fromHash(hash)).toEqual(project);
      },
    ),
  );
});

test('a program makes a link with nothing but the format', async () => {
  const hash = hashOf('{"format":1,"files":{"a.ts":"let a = 1;"}}');
  expect(await fromHash(hash)).toEqual({
    files: [{ name: 'a.ts', text: 'let a = 1;' }],
  });
});

test('no hash breaks the reader', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await fromHash(`#code=${text}`)).toBeUndefined();
      expect(await fromHash(hashOf(text))).toBeUndefined();
      expect(hasProject(text)).toBe(text.startsWith('#code='));
    }),
  );
});

test('no data breaks the reader, and what it takes is a project', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (files) => {
      const project = toProject({ format: 1, files });
      for (const { name, text } of project?.files ?? []) {
        expect(name).toMatch(/\.ts$/);
        expect(typeof text).toBe('string');
      }
    }),
  );
});

for (const [name, data] of [
  ['of another format', { format: 2, files: { 'a.ts': '' } }],
  ['without files', { format: 1, files: {} }],
  [
    'with a file that leaves its folder',
    { format: 1, files: { '../a.ts': '' } },
  ],
  ['with a file of another kind', { format: 1, files: { 'a.js': '' } }],
  ['with a list as text', { format: 1, files: { 'a.ts': [] } }],
  [
    'with a letter under a hundred accents',
    { format: 1, files: { 'a.ts': `a${'\u0301'.repeat(100)}` } },
  ],
] as const) {
  test(`a link ${name} is none`, async () => {
    expect(await fromHash(hashOf(JSON.stringify(data)))).toBeUndefined();
  });
}

test('a link that names more than a project has is one', async () => {
  const files = { 'a.ts': '' };
  const hash = hashOf(
    JSON.stringify({ format: 1, files, versions: { rxjs: '7.8.2' } }),
  );
  expect(await fromHash(hash)).toEqual({ files: [{ name: 'a.ts', text: '' }] });
});

test('a small link that unpacks to a large text is none', async () => {
  const bomb = hashOf(
    JSON.stringify({ format: 1, files: { 'a.ts': ' '.repeat(300_000) } }),
  );
  expect(bomb.length).toBeLessThan(1000);
  expect(await fromHash(bomb)).toBeUndefined();
});

test('a browser, which unpacks each piece whole, is given small ones', async () => {
  const { DecompressionStream: Own } = globalThis;
  const pieces: number[] = [];
  globalThis.DecompressionStream = class {
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;
    readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
    constructor(format: CompressionFormat) {
      const counted = new TransformStream<
        Uint8Array<ArrayBuffer>,
        Uint8Array<ArrayBuffer>
      >({
        transform(piece, controller) {
          pieces.push(piece.length);
          controller.enqueue(piece);
        },
      });
      this.writable = counted.writable;
      this.readable = counted.readable.pipeThrough(new Own(format));
    }
  };
  try {
    expect(await fromHash(hashOf('0'.repeat(100_000_000)))).toBeUndefined();
    expect(Math.max(...pieces)).toBeLessThanOrEqual(1024);
  } finally {
    globalThis.DecompressionStream = Own;
  }
});

test('a link longer than any that is made is not read', async () => {
  const long = await toHash({ files: [{ name: 'a.ts', text: '1' }] });
  expect(await fromHash(long)).toBeDefined();
  expect(await fromHash(long.padEnd(300_001, 'A'))).toBeUndefined();
});
