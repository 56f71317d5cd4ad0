import { DomUtils, parseDocument } from 'htmlparser2';
import { holdBack } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/api';

/** The text below each id down to the next heading, and of the whole page under no id. */
function sectionsOf(html: string): Map<string, string> {
  const [article] = DomUtils.getElementsByTagName('main', parseDocument(html));
  const texts = new Map([['', DomUtils.textContent(article ?? [])]]);
  let id = '';
  const read = (node: NonNullable<typeof article>['children'][number]) => {
    if ('attribs' in node && /^h[2-6]$/.test(node.name)) {
      id = node.attribs['id'] ?? id;
    }
    if (id && 'data' in node) texts.set(id, (texts.get(id) ?? '') + node.data);
    if ('children' in node) node.children.forEach(read);
  };
  article?.children.forEach(read);
  return texts;
}

test.describe('the index of exports', () => {
  test('has a row for every export, which leads to its page', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const table = page.getByRole('region', { name: 'Public exports' });
    await expect(table.getByRole('row')).toHaveCount(252);
    await table.getByRole('link', { name: 'rxActions', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/state\/actions/);
  });

  test('leads from each name to a section that has it @daily', async ({
    page,
    request,
  }) => {
    await page.goto(PAGE);
    const links = await page
      .locator('.api-index th a')
      .evaluateAll((all) =>
        all.map((link) => [
          link.textContent ?? '',
          link.getAttribute('href') ?? '',
        ]),
      );
    expect(links).toHaveLength(251);
    const pages = new Map<string, Map<string, string>>();
    const lost: string[] = [];
    let whole = 0;
    for (const [name = '', href = ''] of links) {
      const [path = '', id = ''] = href.split('#');
      if (!pages.has(path)) {
        pages.set(path, sectionsOf(await (await request.get(path)).text()));
      }
      const text = pages.get(path)?.get(id);
      if (!text?.includes(name)) lost.push(`${name} ${href}`);
      if (id === '') whole += 1;
    }
    expect(lost).toEqual([]);
    expect(whole).toBeLessThan(5);
  });

  for (const [asked, found] of [
    ['*rxLet', 'RxLet'],
    ['rx state', 'rxState'],
    ['render-strategies', 'onStrategy'],
    ['@rx-angular/isr/server', 'provideISR'],
  ] as const) {
    test(`finds ${found} for ${asked}`, async ({ page }) => {
      await page.goto(`${PAGE}?name=${encodeURIComponent(asked)}`);
      const table = page.getByRole('region', { name: 'Public exports' });
      await expect(
        table.getByRole('link', { name: found, exact: true }).first(),
      ).toBeVisible();
      await expect(
        table.getByRole('link', { name: 'cancelCallback' }),
      ).toBeHidden();
    });
  }

  test('says that nothing matches in place of the table, and shows all again', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?name=nothing-like-it`);
    const form = page.getByRole('search', { name: 'Exports' });
    const table = page.getByRole('region', { name: 'Public exports' });
    await expect(form.getByRole('status')).toHaveText(
      'No export matches this filter.',
    );
    await expect(table).toBeHidden();
    const clear = form.getByRole('button', { name: 'Clear the filter' });
    await clear.click();
    await expect(table.getByRole('row')).toHaveCount(252);
    await expect(clear).toBeHidden();
  });

  test('says which filter of the address it does not have @daily', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?package=boats&kind=pipe`);
    const form = page.getByRole('search', { name: 'Exports' });
    const status = form.getByRole('status');
    await expect(status).toHaveText(
      /^There is no package "boats", so that filter is off\. \d+ of 251 exports$/,
    );
    await expect(form.getByLabel('Package')).toHaveValue('');
    await expect(form.getByLabel('Package')).toContainText('All packages');
    await form.getByLabel('Name').fill('push');
    await expect(status).toHaveText(/^\d of 251 exports$/);
  });

  test('keeps its columns while rows go @daily', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PAGE);
    const edges = () =>
      page
        .locator('.api-index thead th')
        .evaluateAll((heads) =>
          heads.map((head) => head.getBoundingClientRect().left),
        );
    const before = await edges();
    const name = page.getByRole('search').getByLabel('Name');
    for (const letter of 'rxli') {
      await name.press(letter);
      expect(await edges()).toEqual(before);
    }
    await expect(page.getByText(/^\d+ of 251 exports$/)).toBeVisible();
  });

  test('is filtered by keyboard, and the address has what was asked @daily', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const form = page.getByRole('search', { name: 'Exports' });
    await form.getByLabel('Name').focus();
    await page.keyboard.type('virtual');
    await expect(form.getByText(/^\d+ of 251 exports$/)).toBeVisible();
    await form.getByLabel('Kind').selectOption('directive');
    await expect(page).toHaveURL(/\?name=virtual&kind=directive$/);
    const rows = page
      .getByRole('region', { name: 'Public exports' })
      .getByRole('row');
    await expect(
      rows.getByRole('link', { name: 'RxVirtualFor', exact: true }),
    ).toBeVisible();
    await expect(
      rows.getByRole('link', { name: 'RxState', exact: true }),
    ).toHaveCount(0);

    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('virtual');
    await expect(
      rows.getByRole('link', { name: 'RxState', exact: true }),
    ).toHaveCount(0);

    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(form.getByText('251 exports', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/api$/);
  });

  test('keeps what is typed before the scripts come', async ({ page }) => {
    const { hold, letGo } = holdBack();
    await page.route('**/_next/**/site-*.js', hold);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('main form').getByLabel('Name').fill('rxFor');
    letGo();
    await expect(page).toHaveURL(/\?name=rxFor$/);
    await expect(page.getByText(/^\d+ of 251 exports$/)).toBeVisible();
  });

  test('shows the deprecated ones alone', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('search').getByLabel('Deprecated only').check();
    const rows = page
      .getByRole('region', { name: 'Public exports' })
      .getByRole('rowheader');
    for (const row of await rows.all()) {
      await expect(row).toContainText('deprecated');
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index of exports is whole, without a form', async ({ page }) => {
    await page.goto(PAGE);
    const table = page.getByRole('region', { name: 'Public exports' });
    await expect(table.getByRole('row')).toHaveCount(252);
    await expect(page.getByRole('search', { name: 'Exports' })).toHaveCount(0);
  });
});
