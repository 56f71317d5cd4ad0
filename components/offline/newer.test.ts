import { expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { showNewerNotice } from './newer';

const SITE = 'https://site.example';
const MAIN = '<main><h1>State</h1></main>';

/** As the frame serves it. */
const TEMPLATE =
  '<template data-template="newer"><p role="status" data-newer>A newer version of this page is here. <button>Show it</button></p></template>';

/** What a page at an address says after these messages of the worker. */
function shownAfter(
  messages: readonly unknown[],
  path = '/docs/state',
  html = MAIN,
): string[] {
  const close = openDocument(html + TEMPLATE, SITE + path);
  const frames: (() => void)[] = [];
  const name = 'requestAnimationFrame';
  Object.defineProperty(globalThis, name, {
    value: (act: () => void) => frames.push(act),
    configurable: true,
  });
  try {
    for (const message of messages) showNewerNotice(message);
    const lines = [...document.querySelectorAll('[role=status]')];
    // A screen reader announces what comes into a line that is there.
    expect(lines.map(({ textContent }) => textContent).join('')).toBe('');
    for (const act of frames) act();
    return lines.map(({ textContent }) => textContent);
  } finally {
    Reflect.deleteProperty(globalThis, name);
    close();
  }
}

const LINE = 'A newer version of this page is here. Show it';

for (const [name, address, path] of [
  ['its address', '/docs/state', '/docs/state'],
  ['a slash at the end of its own', '/docs/state', '/docs/state/'],
  ['a slash at the end of the kept one', '/docs/state/', '/docs/state'],
  ['a query and an anchor', '/docs/state', '/docs/state?a=1#top'],
  ['letters that are escaped', '/docs/gr%C3%B6%C3%9Fe', '/docs/größe'],
  ['no path at all', '', '/'],
] as const) {
  test(`a page is told of by ${name}`, () => {
    expect(shownAfter([{ newer: SITE + address }], path)).toEqual([LINE]);
  });
}

test('another page that has changed is no news here', () => {
  const messages = ['/docs', '/docs/state/actions', '/', '/docs/State'];
  expect(
    shownAfter(messages.map((address) => ({ newer: SITE + address }))),
  ).toEqual([]);
});

test('it is said once, however often the worker says it', () => {
  const message = { newer: `${SITE}/docs/state` };
  expect(shownAfter([message, message])).toEqual([LINE]);
});

test('messages of another form are none', () => {
  const others = [undefined, null, 'newer', 1, [], {}, { newer: 1 }];
  expect(shownAfter(others)).toEqual([]);
});

test('a document without a main part says nothing', () => {
  const message = { newer: `${SITE}/docs/state` };
  expect(shownAfter([message], '/docs/state', '<p>Text</p>')).toEqual([]);
});
