import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkExternalLinks } from './external-links';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEL = 'https://boats.example/keel';
const MAST = 'https://boats.example/mast';

let dir: string;
let cacheFile: string;
test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'external-links-'));
  cacheFile = path.join(dir, 'cache', 'links.json');
});
test.afterEach(() => rmSync(dir, { recursive: true }));

/** What a server says to a method: a status, or the reason why nothing came. */
type Answers = (method: string, address: string) => number | Error | string;

function makeServer(answers: Answers) {
  const asked: string[] = [];
  const ask: typeof fetch = (input, { method = 'GET' } = {}) => {
    const address = String(input);
    asked.push(`${method} ${address}`);
    const answer = answers(method, address);
    return typeof answer === 'number'
      ? Promise.resolve(new Response(null, { status: answer }))
      : Promise.reject(answer);
  };
  return { ask, asked };
}

const remember = (times: Record<string, number>) => {
  cacheFile = path.join(dir, 'links.json');
  writeFileSync(cacheFile, JSON.stringify(times));
};
const remembered = () =>
  Object.keys(
    JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, number>,
  );

const ANSWERS: [string, Answers, boolean, string, number][] = [
  ['a page that is there', () => 200, true, '200', 1],
  ['a page that is gone', () => 404, false, '404', 2],
  ['a broken server', () => 500, false, '500', 2],
  ['the last status of redirects', () => 399, true, '399', 2],
  ['the first status of mistakes', () => 400, false, '400', 2],
  [
    'a server that refuses HEAD',
    (method) => (method === 'HEAD' ? 405 : 200),
    true,
    '200',
    2,
  ],
  [
    'a server that hangs up on HEAD',
    (method) => (method === 'HEAD' ? new Error('hung up') : 204),
    true,
    '204',
    2,
  ],
  [
    'a server that hangs up on GET',
    (method) => (method === 'HEAD' ? 403 : new Error('hung up')),
    false,
    'hung up',
    2,
  ],
  ['no server', () => new TypeError('fetch failed'), false, 'fetch failed', 2],
  ['what is no error', () => 'no route', false, 'no route', 2],
];
for (const [name, answers, isAlive, answer, requests] of ANSWERS) {
  test(`of ${name} it is told "${answer}", and ${isAlive ? 'it is remembered' : 'it is asked for again the next time'}`, async () => {
    const { ask, asked } = makeServer(answers);
    expect(await checkExternalLinks([KEEL], cacheFile, ask)).toEqual([
      { address: KEEL, isAlive, answer, isKnown: false },
    ]);
    expect(asked).toHaveLength(requests);
    expect(remembered()).toEqual(isAlive ? [KEEL] : []);
  });
}

test('a page is asked for once, and each of its anchors is told of, in order', async () => {
  const { ask, asked } = makeServer(() => 200);
  const addresses = [`${KEEL}#top`, MAST, KEEL, `${KEEL}#tiefe-überall`];
  const links = await checkExternalLinks(addresses, cacheFile, ask);
  expect(links.map(({ address }) => address)).toEqual(addresses);
  expect(asked.sort()).toEqual([`HEAD ${KEEL}`, `HEAD ${MAST}`]);
});

test('a query makes another page', async () => {
  const { ask, asked } = makeServer(() => 200);
  await checkExternalLinks([KEEL, `${KEEL}?deep`], cacheFile, ask);
  expect(asked).toHaveLength(2);
});

test('an answer is good for less than seven days', async () => {
  const now = Date.now();
  remember({ [KEEL]: now - 6.99 * DAY_MS, [MAST]: now - 7 * DAY_MS });
  const { ask, asked } = makeServer(() => 404);
  expect(await checkExternalLinks([KEEL, MAST], cacheFile, ask)).toEqual([
    { address: KEEL, isAlive: true, answer: 'known', isKnown: true },
    { address: MAST, isAlive: false, answer: '404', isKnown: false },
  ]);
  expect(new Set(asked)).toEqual(new Set([`HEAD ${MAST}`, `GET ${MAST}`]));
});

test('what is remembered of other pages stays', async () => {
  remember({ [MAST]: Date.now() });
  await checkExternalLinks([KEEL], cacheFile, makeServer(() => 200).ask);
  expect(remembered()).toEqual([MAST, KEEL]);
});

for (const [name, text] of Object.entries({
  'cut off': `{"${KEEL}": 1`,
  'of another form': `{"${KEEL}": "yesterday"}`,
})) {
  test(`a memory that is ${name} is made anew`, async () => {
    remember({});
    writeFileSync(cacheFile, text);
    const { ask } = makeServer(() => 200);
    const [link] = await checkExternalLinks([KEEL], cacheFile, ask);
    expect(link?.isKnown).toBe(false);
    expect(remembered()).toEqual([KEEL]);
  });
}

test('at most six servers are asked at once, and all in the end', async () => {
  const addresses = Array.from({ length: 20 }, (_, at) => `${KEEL}/${at}`);
  let open = 0;
  let most = 0;
  const ask: typeof fetch = async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
    return new Response();
  };
  const links = await checkExternalLinks(addresses, cacheFile, ask);
  expect(links).toHaveLength(20);
  expect(most).toBe(6);
});
