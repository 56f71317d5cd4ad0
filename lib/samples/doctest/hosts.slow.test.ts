import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { extractFences } from '@/lib/samples/doctest';
import { formatProblem } from '@/lib/base/source';
import { verifyWarm } from '@/tests/support/verify-warm';

const ROOT = process.cwd();
let contentDir: string;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeEach(() => {
  contentDir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  cpSync(path.join(ROOT, 'content/_setup'), path.join(contentDir, '_setup'), {
    recursive: true,
  });
  mkdirSync(path.join(contentDir, 'docs'));
});

test.afterEach(() => {
  rmSync(contentDir, { recursive: true, force: true });
});

function writePage(name: string, ...lines: string[]) {
  const page = ['---', 'title: A page', '---', '', ...lines, ''];
  writeFileSync(path.join(contentDir, `docs/${name}.mdx`), page.join('\n'));
}

async function check() {
  const result = await verifyWarm({ rootDir: ROOT, contentDir });
  return result.problems.map(formatProblem);
}

test('a sample has the frames, the layout and the input of a browser', async () => {
  writePage(
    'page',
    '```ts run=browser setup=page',
    'document.body.innerHTML = \'<button style="width: 70px">Go</button>\';',
    'const done: string[] = [];',
    "const button = document.querySelector('button');",
    "button?.addEventListener('click', ({ isTrusted }) => {",
    "  requestAnimationFrame(() => done.push('frame'));",
    "  setTimeout(() => done.push('late'), 200);",
    "  if (isTrusted) done.push('click');",
    '});',
    "await user.click('button');",
    'await painted(30);',
    "done; // => ['click', 'frame', 'late']",
    'button?.offsetWidth; // => 70',
    'button?.offsetWidth; // => 71',
    "done; // => ['late', 'click', 'frame']",
    '```',
    '',
    '```ts run=browser',
    'const start = 1;',
    "if (start) throw new Error('broken');",
    '```',
  );
  const reports = await check();
  expect(reports).toHaveLength(3);
  expect(reports[0]).toMatch(
    /page\.mdx:18:1 `\/\/ => 71` was promised, but the sample gives 70\./,
  );
  expect(reports[1]).toMatch(/page\.mdx:19:1 `\/\/ => \['late', 'click'/);
  expect(reports[2]).toMatch(
    /page\.mdx:24:\d+ The sample throws Error: broken/,
  );
});

test('a server renders, the browser takes over, and both halves are reported', async () => {
  const component = [
    "import { Component } from '@angular/core';",
    "@Component({ selector: 'app-root', template: `<p>{{ text }}</p>` })",
    "class App { readonly text = onServer ? 'server' : 'browser'; }",
  ];
  writePage(
    'page',
    '```ts run=ssr setup=ssr',
    ...component,
    'const page = await hydrate(App);',
    "page.html.includes('server'); // => true",
    "document.querySelector('p')?.textContent; // => 'browser'",
    "page.kept('p'); // => 0",
    '```',
    '',
    '```ts run=ssr setup=ssr',
    "if (onServer) throw new Error('no window');",
    '```',
    '',
    '```ts run=ssr setup=ssr throws="no window"',
    "if (onServer) throw new Error('no window');",
    '```',
    '',
    '```ts run=ssr setup=ssr',
    'onServer;',
    '```',
  );
  const reports = await check();
  expect(reports).toHaveLength(3);
  expect(reports[0]).toMatch(
    /page\.mdx:12:1 `\/\/ => 0` was promised, but the sample gives 1\./,
  );
  expect(reports[1]).toMatch(
    /page\.mdx:16:\d+ On the server, the sample throws Error: no window\./,
  );
  expect(reports[2]).toMatch(
    /page\.mdx:23:1 On the server, the sample serves no document\./,
  );
});

/** A promise of a page, and what somebody could have claimed instead. */
const LIES: readonly { page: string; find: string; lie: string }[] = [
  {
    page: 'cdk/coalescing',
    find: "['synchronous code', 'microtask', 'macrotask', 'fixed time']",
    lie: "['synchronous code', 'macrotask', 'microtask', 'fixed time']",
  },
  {
    page: 'cdk/coalescing',
    find: 'strokes < 100; // => true',
    lie: 'strokes >= 100; // => true',
  },
  {
    page: 'cdk/render-strategies/strategies/concurrent-strategies',
    find: "['immediate', 'userBlocking', 'normal', 'low', 'idle']",
    lie: "['userBlocking', 'immediate', 'normal', 'low', 'idle']",
  },
  {
    page: 'cdk/render-strategies/strategies/concurrent-strategies',
    find: '(slices.at(-1) ?? 0) >= 38; // => true',
    lie: '(slices.at(-1) ?? 0) <= 3; // => true',
  },
  {
    page: 'template/hydration',
    find: "['h2', 'h3', 'h4', 'h5', 'h6'].map(page.kept); // => [0, 1, 0, 0, 1]",
    lie: "['h2', 'h3', 'h4', 'h5', 'h6'].map(page.kept); // => [1, 1, 1, 1, 1]",
  },
  {
    page: 'template/hydration',
    find: "[page.kept('ul li'), page.kept('ol li')]; // => [0, 200]",
    lie: "[page.kept('ul li'), page.kept('ol li')]; // => [200, 200]",
  },
  {
    page: 'template/rx-if-directive',
    find: "['i', 'b'].map(page.sent); // => [0, 1]",
    lie: "['i', 'b'].map(page.sent); // => [1, 1]",
  },
  {
    page: 'template/rx-for-directive',
    find: "page.sent('ul li'); // => 0",
    lie: "page.sent('ul li'); // => 3",
  },
  {
    page: 'template/virtual-scrolling/index',
    find: '[shown().at(0), shown().at(-1)]; // => [98, 115]',
    lie: '[shown().at(0), shown().at(-1)]; // => [100, 107]',
  },
  {
    page: 'template/virtual-scrolling/index',
    find: '[sentinel?.offsetWidth, sentinel?.offsetHeight]; // => [1, 1]',
    lie: '[sentinel?.offsetWidth, sentinel?.offsetHeight]; // => [1, 50000]',
  },
  {
    page: 'template/virtual-view-directive',
    find: "height(); // => ''",
    lie: "height(); // => '100px'",
  },
  {
    page: 'cdk/ssr',
    find: "page.kept('b'); // => 4",
    lie: "page.kept('b'); // => 12",
  },
  {
    page: 'template/rx-for-updates',
    find: "await orderAfter([a, b, c, d]); // => 'dabc'",
    lie: "await orderAfter([a, b, c, d]); // => 'abcd'",
  },
  {
    page: 'template/rx-let-practice',
    find: "await look(Sounding); // => ['', '', '12 m']",
    lie: "await look(Sounding); // => ['12 m', '12 m', '12 m']",
  },
  {
    page: 'template/rx-if-directive',
    find: "('i')?.textContent; // => 'lit'",
    lie: "('i')?.textContent; // => undefined",
  },
  {
    page: 'cdk/render-strategies/rx-strategy-provider',
    find: "strategies.primaryStrategy; // => 'normal'",
    lie: "strategies.primaryStrategy; // => 'native'",
  },
  {
    page: 'cdk/zone-configurations/index',
    find: "await reported(() => undefined); // => 'no signal'",
    lie: "await reported(() => undefined); // => 'Error: Uncaught (in promise): no signal'",
  },
  {
    page: 'choose/state',
    find: 'source$.subscribe()); // => [true, true]',
    lie: 'source$.subscribe()); // => [true, false]',
  },
  {
    page: 'state/effects',
    find: "codeOf(() => effects.onDestroy(() => undefined)); // => 'NG0911'",
    lie: "codeOf(() => effects.onDestroy(() => undefined)); // => 'NG0205'",
  },
  {
    page: 'state/api/functional-rx-state',
    find: 'throws="NG0203"',
    lie: 'throws="NG0201"',
  },
];

test('seeded lies about order, hydration, sizes, defaults and codes are caught at their line', async () => {
  for (const [index, { page, find, lie }] of LIES.entries()) {
    const file = path.join(ROOT, `content/docs/${page}.mdx`);
    const { fences } = extractFences(file, readFileSync(file, 'utf8'));
    const truths = fences.map((one) => `ts ${one.metaText}\n${one.code}`);
    const truth = truths.find((text) => text.includes(find));
    if (!truth) throw new Error(`${page} no longer promises \`${find}\`.`);
    writePage(`lie-${index}`, `\`\`\`${truth.replace(find, lie)}`, '```');
  }
  const reports = await check();
  expect(LIES.length).toBeGreaterThanOrEqual(20);
  expect(reports).toHaveLength(LIES.length);
  for (const [index, { lie }] of LIES.entries()) {
    const name = `docs/lie-${index}.mdx`;
    const source = readFileSync(path.join(contentDir, name), 'utf8');
    const line = source.split('\n').findIndex((text) => text.includes(lie)) + 1;
    expect(reports).toContainEqual(
      expect.stringContaining(`content/${name}:${line}:`),
    );
  }
});
