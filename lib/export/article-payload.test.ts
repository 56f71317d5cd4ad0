import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { shareArticleWithPayload } from './article-payload';
import { findInlineScripts } from './html';

const ARTICLE = '<p>Größe → <code>a &lt; b</code></p><p>Ende</p>';

function makePush(data: string): string {
  const literal = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026');
  return `<script>self.__next_f.push([1,${literal}])</script>`;
}

function makeTextRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

function makeDocument(article: string, ...payload: string[]): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>',
    `<div data-article="" class="prose">${article}</div>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...payload.map(makePush),
    '</body></html>',
  ].join('');
}

/**
 * What the framework receives when a browser runs the scripts of a document.
 *
 * @param innerHTML The article as that browser serialises it.
 */
function readPayload(html: string, innerHTML = ARTICLE): string {
  const self: { __next_f: [number, string?][] } = { __next_f: [] };
  const document = { querySelector: () => ({ innerHTML }) };
  for (const { text } of findInlineScripts(html)) {
    runInNewContext(text, { self, document, TextEncoder });
  }
  return self.__next_f.map(([, data]) => data ?? '').join('');
}

const before = '1:"$Sreact"\n2:I[7,["a"],"B"]\n';
const after = '3:["$","div",null,{"dangerouslySetInnerHTML":"$9"}]\n4:[]\n';

test('the article is sent once, and the framework still receives all of it', () => {
  const payload = before + makeTextRow('9', ARTICLE) + after;
  const html = makeDocument(ARTICLE, payload);
  const shared = shareArticleWithPayload(html);
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a string that the framework cut into several pieces is found', () => {
  const payload = before + makeTextRow('9', ARTICLE) + after;
  const pieces = [
    payload.slice(0, 60),
    payload.slice(60, 80),
    payload.slice(80),
  ];
  const shared = shareArticleWithPayload(makeDocument(ARTICLE, ...pieces));
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a string that follows another string without a line break is found', () => {
  const payload =
    makeTextRow('8', 'ä\n9:T3,x') + makeTextRow('9', ARTICLE) + after;
  const shared = shareArticleWithPayload(makeDocument(ARTICLE, payload));
  expect(shared.split('Ende')).toHaveLength(2);
  expect(readPayload(shared)).toBe(payload);
});

test('a browser that writes the article differently gets a payload of the right length', () => {
  const article = '<p>&quot;x&quot; <br/> ü</p><p>Ende</p>';
  const payload = before + makeTextRow('9', article) + after;
  const shared = shareArticleWithPayload(makeDocument(article, payload));
  const written = '<p>"x" <br> ü</p><p>Ende</p>';
  expect(readPayload(shared, written)).toBe(
    before + makeTextRow('9', written) + after,
  );
});

test('a document without an article, or with a different string, stays as it is', () => {
  const other = makeDocument(
    ARTICLE,
    before + makeTextRow('9', '<p>Other</p>'),
  );
  expect(shareArticleWithPayload(other)).toBe(other);
  const plain = '<html><head></head><body><p>x</p></body></html>';
  expect(shareArticleWithPayload(plain)).toBe(plain);
});

test('scripts that stand before the article stay as they are', () => {
  const early = `<html><head></head><body>${makePush(makeTextRow('9', ARTICLE))}<div data-article>${ARTICLE}</div></body></html>`;
  expect(shareArticleWithPayload(early)).toBe(early);
});
