import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { SERVED_AT, servePage } from './serve-page';

/** What a page is answered that asks for an address. */
async function answerTo(address: string): Promise<unknown> {
  let answer: unknown;
  const page = {
    route: async (_: string, handle: (route: Route) => unknown) => {
      await handle({
        request: () => ({ url: () => address }),
        abort: async () => void (answer = 'nothing'),
        fulfill: async (given: unknown) => void (answer = given),
      } as unknown as Route);
    },
  };
  await servePage(
    page as unknown as Page,
    { '/': '<p>', '/a.js': 'a()' },
    "default-src 'self'",
  );
  return answer;
}

test('a page gets its files from memory, under its policy', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'" };
  expect(await answerTo(SERVED_AT)).toEqual({
    contentType: 'text/html',
    headers,
    body: '<p>',
  });
  expect(await answerTo(`${SERVED_AT}a.js?b`)).toEqual({
    contentType: 'text/javascript',
    headers,
    body: 'a()',
  });
});

for (const address of [
  'http://localhost/b.js',
  'http://localhost:8080/a.js',
  'https://localhost/a.js',
  'http://localhost.example/a.js',
]) {
  test(`a page reaches nothing at ${address}`, async () => {
    expect(await answerTo(address)).toBe('nothing');
  });
}
