import { PAGE_KINDS } from './support/pages';
import { expect, test } from './support/test';

const PATH = PAGE_KINDS['page with a drawing'];
const TITLE = 'What a strategy refreshes, and when';
const DESCRIPTION = 'A table with what is refreshed from bottom to top';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`a diagram is one image with a name and a description at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PATH);
      const figure = page.getByRole('figure').filter({ hasText: TITLE });
      const image = figure.getByRole('img');
      await expect(image).toHaveCount(1);
      await expect(image).toBeVisible();
      await expect(image).toHaveAccessibleName(
        new RegExp(`^${TITLE} ${DESCRIPTION}`),
      );
      await expect(figure.locator('figcaption')).toHaveText(TITLE);
    });
  }
});

test('the Markdown version of a page has the words of its diagram', async ({
  request,
}) => {
  const twin = await (await request.get(`${PATH}.md`)).text();
  expect(twin).toContain(`Drawing: ${TITLE}: ${DESCRIPTION}`);
});
