import { waitForLife } from './support/browse';
import { listRoutes } from './support/pages';
import { expect, test } from './support/test';

const PAGE = '/docs/state/effects';

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
  test(`"${name}" puts it on the clipboard @daily`, async ({ page }) => {
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
