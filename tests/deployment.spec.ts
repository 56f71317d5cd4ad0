import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { saveData, waitForLife } from './support/browse';
import { code, linkTo, SLOW, write } from './support/playground';

const SCRIPTS = /_next\/static\/chunks\/site-[^/]*\.js|\/demos\/[^/]*\.js/;

/** Opens a page whose scripts the host has no more after that, as after a deployment. */
async function openThenDeploy(page: Page, path: string): Promise<string[]> {
  await saveData(page);
  await page.goto(path);
  await waitForLife(page);
  const asked: string[] = [];
  await page.route(SCRIPTS, (route) => {
    if (route.request().method() === 'GET') asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  return asked;
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This site was updated.' });

/** What a reader does that needs another file, and at which page. */
const ACTS: [what: string, path: string, act: (page: Page) => Promise<void>][] =
  [
    [
      'the search',
      '/docs/state',
      async (page) => {
        const box = page.getByRole('combobox', { name: 'Search' });
        await box.click();
        await box.fill('state');
      },
    ],
    [
      'the filter',
      '/docs/state',
      (page) =>
        page.getByRole('searchbox', { name: 'Filter navigation' }).fill('act'),
    ],
    [
      'steps through values',
      '/docs/cdk/coalescing',
      (page) =>
        page
          .getByRole('button', { name: 'Step through the values' })
          .first()
          .click(),
    ],
    [
      'a demo',
      '/docs/template/rx-let-directive',
      (page) => page.locator('[data-demo-run]').first().click(),
    ],
    [
      'a card of a sample',
      '/docs/state/actions',
      (page) => page.locator('[data-fence]').first().hover(),
    ],
    [
      'what is copied as a prompt',
      '/docs/state/actions',
      async (page) => {
        await page.locator('[data-as-prompt]').dispatchEvent('click');
      },
    ],
    [
      'saved pages',
      '/docs/state',
      (page) =>
        page
          .getByRole('button', { name: /^Save all pages/ })
          .first()
          .click(),
    ],
  ];

for (const [what, path, act] of ACTS) {
  test(`after a deployment, a reader who turns to ${what} hears of it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked = await openThenDeploy(page, path);
    await act(page);
    await expect(notice(page)).toBeVisible();
    const count = asked.length;
    await act(page).catch(() => {});
    // What is gone is not asked for again.
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(count + 1);
    await page.unroute(SCRIPTS);
    await Promise.all([
      page.waitForEvent('load'),
      notice(page).getByRole('button', { name: 'Reload' }).click(),
    ]);
    await waitForLife(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('after a deployment, the menu of a phone says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openThenDeploy(page, '/docs/state');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(notice(page)).toBeVisible();
});

test('without an answer from the host, nothing is said of an update', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await page.waitForEvent('load');
  await expect(notice(page)).toHaveCount(0);
});

/** What a host answers that has a file no more: its own page, as an error or, for a site of one page, as a success. */
const PAGES = [404, 200].map((status) => ({
  status,
  contentType: 'text/html',
  body: '<!DOCTYPE html><title>Not found</title>',
}));

const PACKS = /play-angular-[^/]*\.js/;
const WORKER = /play-tools-[^/]*\.js/;

for (const answer of PAGES) {
  test(`after a deployment, the playground says so of a package that is gone (${answer.status})`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(linkTo('console.log(1);'));
    await expect(code(page)).toBeVisible(SLOW);
    let asked = 0;
    await page.route(PACKS, (route) => {
      if (route.request().method() === 'GET') asked += 1;
      return route.fulfill(answer);
    });
    const run = async (name: string) => {
      await write(
        page,
        `import { ${name} } from '@angular/core';\nconsole.log(${name});`,
      );
      await page.keyboard.press('Control+Enter');
    };
    await run('signal');
    await expect(notice(page)).toBeVisible(SLOW);
    await run('computed');
    await expect(page.getByText('The engine could not be loaded')).toBeVisible(
      SLOW,
    );
    expect(asked).toBe(1);
  });

  test(`after a deployment, the playground says so of a worker that is gone (${answer.status})`, async ({
    page,
  }) => {
    test.slow();
    let asked = 0;
    await page.route(WORKER, (route) => {
      if (route.request().method() === 'GET') asked += 1;
      return route.fulfill(answer);
    });
    await page.goto('/play');
    await expect(notice(page)).toBeVisible(SLOW);
    const count = asked;
    await write(page, 'console.log(2);');
    await expect(
      page.getByText('A part of the page could not be loaded').first(),
    ).toBeVisible();
    expect(asked).toBe(count);
  });

  test(`after a deployment, samples whose words are gone say so once (${answer.status})`, async ({
    page,
  }) => {
    await page.goto('/docs/state/actions');
    await waitForLife(page);
    let asked = 0;
    await page.route('**/hovers/**', (route) => {
      asked += 1;
      return route.fulfill(answer);
    });
    const samples = page.locator('[data-fence]');
    await samples.first().hover();
    await expect(notice(page)).toBeVisible();
    await samples.nth(1).hover();
    await page.getByRole('heading', { level: 1 }).hover();
    await samples.first().hover();
    expect(asked).toBe(1);
  });

  test(`after a deployment, the playground says what sample is gone (${answer.status})`, async ({
    page,
  }) => {
    await page.route('**/play-samples/**', (route) => route.fulfill(answer));
    await page.goto('/play?sample=/docs/state/actions:0');
    await expect(page.getByText('There is no such sample.')).toBeVisible(SLOW);
  });

  test(`a page in the place of its Markdown is not copied (${answer.status})`, async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.route('**/docs/state.md', (route) => route.fulfill(answer));
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.click();
    await expect(page.locator('[data-copy-page]').first()).toHaveText(
      /^Not copied/,
    );
  });
}
