import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import { listRoutes } from './support/pages';
import { expect, test } from './support/test';

const PAGE = '/docs/state/effects';

/** A browser with a place for tools; what is registered there can be called from the test. */
function offerModelContext(): void {
  const tools = new Map<string, { execute: (input: object) => unknown }>();
  const modelContext = {
    registerTool: (
      tool: { name: string; execute: (input: object) => unknown },
      { signal }: { signal: AbortSignal },
    ) => {
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    },
  };
  Object.defineProperty(document, 'modelContext', { value: modelContext });
  Object.assign(window, {
    toolNames: () => [...tools.keys()],
    callTool: async (name: string, input: object) => {
      const answer = await tools.get(name)?.execute(input);
      return (answer as { content: { text: string }[] }).content[0]?.text;
    },
  });
}

type WithTools = {
  toolNames: () => string[];
  callTool: (name: string, input: object) => Promise<string>;
};

/** @returns calls a tool of the page */
async function openWithTools(page: Page) {
  await page.addInitScript(offerModelContext);
  await page.goto(PAGE);
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as WithTools).toolNames()),
    )
    .toEqual(['search_docs', 'read_page', 'lint_code', 'playground_link']);
  return (name: string, input: object) =>
    page.evaluate(
      ([tool, given]) => (window as unknown as WithTools).callTool(tool, given),
      [name, input] as const,
    );
}

test('a browser with a place for tools gets search and pages', async ({
  page,
}) => {
  const call = await openWithTools(page);
  const hits = await call('search_docs', { query: 'rxEffects register' });
  const [first = ''] = hits.split('\n');
  expect(first).toContain('/docs/state/effects');
  const [path = ''] = first.split(' | ');
  expect(await call('read_page', { path })).toContain('# Effects');
  expect(await call('read_page', { path: '/docs/nowhere' })).toContain(
    'There is no page at /docs/nowhere',
  );
  expect(await call('read_page', {})).toContain('needs the argument "path"');
});

const TICKER = `import { ChangeDetectorRef, Component, inject } from '@angular/core';
@Component({ selector: 'app-ticker', template: '<p>Ticks</p>' })
export class Ticker {
  readonly ref = inject(ChangeDetectorRef);
  tick() {
    this.ref.markForCheck();
  }
}
`;

test('the tools lint code, and make a link that opens it in the playground', async ({
  page,
}) => {
  const callTool = await openWithTools(page);
  const call = (name: string, code: string) => callTool(name, { code });
  expect(await call('lint_code', TICKER)).toMatch(
    /^6:5 no-explicit-change-detection-apis .*markForCheck/,
  );
  expect(await call('lint_code', 'export const calm = 1;')).toBe(
    'No rule reports anything.',
  );
  expect(await call('lint_code', 'class {')).toContain('cannot be read');
  await page.goto(await call('playground_link', TICKER));
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(TICKER);
});

test('a browser without it loads nothing of the tools', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await page.goto(PAGE);
  await waitForLife(page);
  await page.waitForLoadState('networkidle');
  expect((await Promise.all(texts)).join()).not.toContain('search_docs');
});

/** What the page puts on the clipboard, which a test's browser may not let it read. */
const COPIES = [
  ['Copy page', /^\[Effects\]/, false],
  ['Copy as prompt', /^Answer from this page[\s\S]+---\s+\[Effects\]/, true],
  [
    'Copy index for AGENTS.md',
    /^# RxAngular documentation[\s\S]+Signals first/,
    false,
  ],
] as const;

for (const [name, expected, inMenu] of COPIES) {
  test(`"${name}" puts it on the clipboard`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'write', {
        value: async ([item]: ClipboardItem[]) => {
          const blob = await item?.getType('text/plain');
          Object.assign(window, { copied: await blob?.text() });
        },
      });
    });
    await page.goto(PAGE);
    await waitForLife(page);
    const button = page.getByRole('button', { name, exact: true });
    if (inMenu) await page.locator('.page-tools summary').click();
    await button.click();
    await page.waitForFunction(() => 'copied' in window);
    const copied = await page.evaluate(
      () => (window as unknown as { copied: string }).copied,
    );
    expect(copied).toMatch(expected);
  });
}

test('the index, the skills and their discovery file are served with their types', async ({
  request,
}) => {
  const index = await request.get('/agents.md');
  expect(index.headers()['content-type']).toContain('text/markdown');
  expect((await index.body()).length).toBeLessThanOrEqual(8000);
  const discovery = await request.get('/.well-known/agent-skills/index.json');
  expect(discovery.headers()['content-type']).toContain('application/json');
  const { skills } = await discovery.json();
  expect(skills).toHaveLength(3);
  for (const { url, name } of skills) {
    const skill = await request.get(new URL(url).pathname);
    expect(skill.headers()['content-type']).toContain('text/markdown');
    expect(await skill.text()).toContain(`name: ${name}`);
  }
});

test('every page that search engines know leads programs to the list of all pages', async ({
  request,
}) => {
  for (const path of listRoutes()) {
    const html = await (await request.get(path)).text();
    const text = html.replaceAll(/<nav\b[\s\S]*?<\/nav>/g, '');
    expect(text, path).toContain('href="/llms.txt"');
  }
});

test('a program that asks for Markdown gets the twin at the address of the page', async ({
  request,
}) => {
  const answer = await request.get(PAGE, {
    headers: { accept: 'text/markdown' },
  });
  expect(answer.headers()['content-type']).toContain('text/markdown');
  expect(answer.headers()['vary']).toContain('Accept');
  expect(await answer.text()).toContain('# Effects');
});
