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
