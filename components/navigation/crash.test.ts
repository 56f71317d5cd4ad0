import { expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { showCrash } from './crash';

const TEMPLATE =
  '<template data-template="crash"><main><h1>This page crashed.</h1><p></p><button>Try again</button></main></template>';
const BODY = `<header>Bar</header><div data-page><main>Text</main></div>${TEMPLATE}`;

/** Text of the page after something of it has failed with an error. */
function textAfter(error: unknown, body = BODY): string {
  const close = openDocument(body);
  const { error: log } = console;
  console.error = () => {};
  try {
    showCrash(error);
    return document.body.textContent;
  } finally {
    console.error = log;
    close();
  }
}

test('ERR-1 a page that fails says why within its frame', () => {
  expect(textAfter(new Error('Out of wind.'))).toBe(
    'BarThis page crashed.Out of wind.Try again',
  );
});

test('ERR-1 when even the frame fails, the message stands alone', () => {
  const alone = 'This page crashed.Out of wind.Try again';
  expect(
    textAfter(new Error('Out of wind.'), `<header>Bar</header>${TEMPLATE}`),
  ).toBe(alone);
  const unprintable = {
    toString(): string {
      throw new Error('Out of wind.');
    },
  };
  expect(textAfter(unprintable)).toBe(alone);
});
