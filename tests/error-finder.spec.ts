import { expect, test } from './support/test';

const PAGE = '/docs/errors';
const FIELD = 'Paste your message';

for (const [message, entry] of [
  [
    'RuntimeError: NG0201: No provider found for `_RxActionFactory`. Source: Standalone[_SearchBox].',
    /errors\/state#ng0201-no-provider/,
  ],
  [
    'RuntimeError: NG0950: Input "customerId" is required but no value is available yet.',
    /errors\/state#ng0950$/,
  ],
  ['the list does not update', /errors\/symptoms#the-list-does-not-update$/],
] as const) {
  test(`"${message.slice(0, 30)} …" leads to its entry @daily`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByLabel(FIELD).fill(message);
    const first = page
      .getByRole('list', { name: 'Entries' })
      .getByRole('link')
      .first();
    await expect(first).toHaveAttribute('href', entry);
    await first.click();
    await expect(page).toHaveURL(entry);
  });
}

test('whoever comes back finds the message and its entries as they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await page.getByLabel(FIELD).fill('Input "berth" is required, NG0950');
  const entries = page.getByRole('list', { name: 'Entries' });
  const first = entries.getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/#ng0950$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByLabel(FIELD)).toHaveValue(/berth/);
  await expect(first).toHaveAttribute('href', /#ng0950$/);
  await expect(page.getByLabel(FIELD)).toBeInViewport();
});

test('a message stays when a place in the page was gone to, after a reload as well', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.getByLabel(FIELD).fill('Input "berth" is required, NG0950');
  await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#main'));
  await page.reload();
  await expect(page.getByLabel(FIELD)).toHaveValue(/berth/);
});

test('the search of the site takes as much of a message, and leads to the same entry', async ({
  page,
}) => {
  const path = 'src/app/harbour/berths/'.repeat(8);
  const message = `${path}berth.ts:3:10 - error TS2305: Module '"@rx-angular/template"' has no exported member 'LetModule'.`;
  const entry = /errors\/angular(?:\?.*)?#in-typescript$/;
  await page.goto(PAGE);
  await page.getByLabel(FIELD).fill(message);
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByRole('link').first()).toHaveAttribute(
    'href',
    entry,
  );
  await page.getByRole('combobox', { name: 'Search' }).focus();
  // As pasting does, and unlike filling, this stops where the field is full.
  await page.keyboard.insertText(message);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', entry);
});

test('a message that no entry is about is not answered as if one were', async ({
  page,
}) => {
  await page.goto(PAGE);
  const field = page.getByLabel(FIELD);
  await field.fill('Cannot connect to MySQL server on localhost');
  const status = page
    .getByRole('search', { name: 'Errors' })
    .getByRole('status');
  await expect(status).toHaveText(/^No entry fits\./);
  await field.fill('NG0203');
  await expect(status).toHaveText('Most likely first:');
});

test('words that no entry has are answered with what to try', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.getByLabel(FIELD).fill('zzyzx qqqq');
  // The whole index comes with the first question.
  await expect(page.getByText('No entry has these words.')).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no words speak of the field that is not there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByLabel(FIELD)).toBeHidden();
    await expect(page.getByText('Below is an index')).toBeVisible();
    await expect(
      page.getByRole('article').getByText(/^Or /).filter({ visible: true }),
    ).toHaveCount(0);
  });
});
