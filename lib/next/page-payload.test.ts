import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { sharePageWithPayload } from './page-payload';
import { findInlineCode } from './html';

const PAGE = '<p>Größe → <code>a &lt; b</code></p><p>Ende</p>';

function makePush(data: string): string {
  const literal = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026');
  return `<script>self.__next_f.push([1,${literal}])</script>`;
}

function makeTextRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

function makeDocument(page: string, ...payload: string[]): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>',
    `<div data-page="" class="prose">${page}</div>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...payload.map(makePush),
    '</body></html>',
  ].join('');
}

/**
 * What the framework receives when a browser runs the scripts of a document.
 *
 * @param innerHTML The page as that browser serialises it.
 */
function readPayload(html: string, innerHTML = PAGE): string {
  const self: { __next_f: [number, string?][] } = { __next_f: [] };
  const document = { querySelector: () => ({ innerHTML }) };
  for (const { text } of findInlineCode(html).scripts) {
    runInNewContext(text, { self, document, TextEncoder });
  }
  return self.__next_f.map(([, data]) => data ?? '').join('');
}

const before = '1:"$Sreact"\n2:I[7,["a"],"B"]\n';
const after = '3:["$","div",null,{"dangerouslySetInnerHTML":"$9"}]\n4:[]\n';

test('the page is sent once, and the framework still receives all of it', () => {
  const payload = before + makeTextRow('9', PAGE) + after;
  const html = makeDocument(PAGE, payload);
  const shared = sharePageWithPayload(html);
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a string that the framework cut into several pieces is found', () => {
  const payload = before + makeTextRow('9', PAGE) + after;
  const pieces = [
    payload.slice(0, 60),
    payload.slice(60, 80),
    payload.slice(80),
  ];
  const shared = sharePageWithPayload(makeDocument(PAGE, ...pieces));
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a string that follows another string without a line break is found', () => {
  const payload =
    makeTextRow('8', 'ä\n9:T3,x') + makeTextRow('9', PAGE) + after;
  const shared = sharePageWithPayload(makeDocument(PAGE, payload));
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a browser that writes the page differently gets a payload of the right length', () => {
  const page = '<p>&quot;x&quot; <br/> ü</p><p>Ende</p>';
  const payload = before + makeTextRow('9', page) + after;
  const shared = sharePageWithPayload(makeDocument(page, payload));
  const written = '<p>"x" <br> ü</p><p>Ende</p>';
  expect(readPayload(shared, written)).toBe(
    before + makeTextRow('9', written) + after,
  );
});

test('a document without such a page, or with a different string, stays as it is', () => {
  const other = makeDocument(PAGE, before + makeTextRow('9', '<p>Other</p>'));
  expect(sharePageWithPayload(other)).toBe(other);
  const plain = '<html><head></head><body><p>x</p></body></html>';
  expect(sharePageWithPayload(plain)).toBe(plain);
});

test('scripts that stand before the page stay as they are', () => {
  const early = `<html><head></head><body>${makePush(makeTextRow('9', PAGE))}<div data-page>${PAGE}</div></body></html>`;
  expect(sharePageWithPayload(early)).toBe(early);
});
