import { holdBack } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/upgrading';

test.describe('the checklist of an upgrade', () => {
  test('is there for the way in the address, with its commands in order @daily', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=17&to=21`);
    const list = page.getByRole('region', { name: 'Checklist from 17 to 21' });
    const commands = list.getByRole('group', { name: /^Update to \d+$/ });
    await expect(commands).toHaveCount(4);
    await expect(commands.first()).toContainText('@angular/core@18');
    await expect(commands.last()).toContainText('@angular/core@21');
    await expect(commands.first()).not.toContainText('@rx-angular/isr');
    await expect(list).not.toContainText('ISR: the type of extra');
    await list
      .getByRole('link', { name: 'How to: Template: parent is false' })
      .click();
    await expect(page).toHaveURL(/upgrading\/18#template-parent-is-false$/);
  });

  test('follows what is chosen, and the address follows too', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('region', { name: /^Checklist/ })).toHaveCount(
      0,
    );
    const form = page.getByRole('form', { name: 'Your upgrade' });
    await form.getByLabel('From').selectOption('17');
    await form.getByLabel('To').selectOption('18');
    await form.getByLabel('ISR').check();
    await expect(page).toHaveURL(
      /\?from=17&to=18&packages=state,template,cdk,isr$/,
    );
    const list = page.getByRole('region', { name: 'Checklist from 17 to 18' });
    await expect(
      list.getByRole('group', { name: 'Update to 18' }),
    ).toContainText('@rx-angular/isr@18');
    await expect(list).toContainText('ISR: the type of extra');
  });

  test('names no release that there is none of, and says so before the command', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=19&to=20&packages=state,cdk,isr`);
    const steps = page.getByRole('list', { name: '19 → 20' });
    const command = steps.getByRole('group', { name: 'Update to 20' });
    await expect(command).toContainText('@rx-angular/state@20');
    await expect(command).not.toContainText('isr');
    await expect(command).toContainText('--force');
    await expect(steps.getByRole('checkbox').first()).toHaveAccessibleName(
      'ISR: no version for Angular 20',
    );
  });

  test('leaves the place that the address names where it is', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=17&to=21#step-by-step`);
    await expect(
      page.getByRole('region', { name: /^Checklist/ }),
    ).toBeAttached();
    const heading = page.getByRole('heading', { name: 'Step by step' });
    await expect(heading).toBeInViewport();
  });

  test('without a package is another one than that of the usual packages', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=20&to=21&packages=state`);
    const form = page.getByRole('form', { name: 'Your upgrade' });
    await form.getByLabel('State').uncheck();
    await page.reload();
    await expect(form.getByLabel('Template')).not.toBeChecked();
    await expect(page).toHaveURL(/packages=none$/);
  });

  test('keeps what is chosen before the scripts come', async ({ page }) => {
    const { hold, letGo } = holdBack();
    await page.route('**/_next/**/site-*.js', hold);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const form = page.locator('form', { hasText: 'From' });
    await form.getByLabel('From').selectOption('17');
    await form.getByLabel('To').selectOption('19');
    await form.getByLabel('CDK').uncheck();
    letGo();
    await expect(page).toHaveURL(/\?from=17&to=19&packages=state,template$/);
    await expect(
      page.getByRole('region', { name: 'Checklist from 17 to 19' }),
    ).toBeVisible();
  });

  test('remembers what is ticked off', async ({ page }) => {
    await page.goto(`${PAGE}?from=20&to=21`);
    const tick = page.getByRole('checkbox', {
      name: 'Template: virtual scrolling moved',
    });
    await tick.check();
    await page.reload();
    await expect(tick).toBeChecked();
    const [print, clear] = [
      page.getByRole('button', { name: 'Print' }),
      page.getByRole('button', { name: 'Clear all ticks' }),
    ];
    const [left, right] = [
      await print.boundingBox(),
      await clear.boundingBox(),
    ];
    expect(
      (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0),
    ).toBeGreaterThan(8);
    await clear.click();
    await expect(tick).not.toBeChecked();
  });

  for (const [query, taken] of [
    ['from=12&to=21', 'from 16 to 21'],
    ['from=19&to=22', 'from 19 to 21'],
    ['to=22', 'from 20 to 21'],
    ['from=x&to=18', 'from 17 to 18'],
  ] as const) {
    test(`says what it takes instead of ${query}`, async ({ page }) => {
      await page.goto(`${PAGE}?${query}`);
      const note = page.getByText(
        `This page knows the majors 16 to 21, so this is the checklist ${taken} instead.`,
      );
      await expect(note).toBeVisible();
      await expect(
        note.getByRole('link', { name: 'From 15 or earlier' }),
      ).toHaveCount(query.startsWith('from=12') ? 1 : 0);
      await expect(
        page.getByRole('region', { name: `Checklist ${taken}` }),
      ).toBeVisible();
      const form = page.getByRole('form', { name: 'Your upgrade' });
      await form.getByLabel('From').selectOption('16');
      await expect(note).toHaveCount(0);
    });
  }

  test('leads those from before the first major to their section', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=12&to=21`);
    await page
      .getByRole('status')
      .getByRole('link', { name: 'From 15 or earlier' })
      .click();
    await expect(
      page.getByRole('heading', { name: 'From 15 or earlier' }),
    ).toBeInViewport();
  });

  test('says that a package of the address is none', async ({ page }) => {
    await page.goto(`${PAGE}?from=20&to=21&packages=state,boats`);
    await expect(page.getByText('There is no package "boats".')).toBeVisible();
    const form = page.getByRole('form', { name: 'Your upgrade' });
    await expect(form.getByLabel('State')).toBeChecked();
    await expect(form.getByLabel('CDK')).not.toBeChecked();
  });

  test('a way that does not exist has no checklist, and the page says so', async ({
    page,
  }) => {
    await page.goto(`${PAGE}?from=21&to=17`);
    await expect(page.getByRole('form').getByLabel('From')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Checklist/ })).toHaveCount(
      0,
    );
    await expect(
      page.getByText('there is no checklist for this address.'),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of the majors are there', async ({ page }) => {
    await page.goto(`${PAGE}?from=17&to=21`);
    await expect(page.getByRole('form')).toHaveCount(0);
    // Nothing speaks of a choice that is not there, and nothing leads to it.
    await expect(page.getByText('Your checklist').first()).toBeHidden();
    await expect(
      page.getByText('Your checklist').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByText('Choose the version that you')).toBeHidden();
    await expect(
      page.getByRole('article').getByRole('link', { name: '17 → 18' }),
    ).toBeVisible();
  });
});

test('a choice in the moment in which the form comes to life counts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isChosen = false;
    EventTarget.prototype.addEventListener = function (...listener) {
      listen.apply(this, listener);
      if (isChosen || listener[0] !== 'change' || !(this instanceof Element))
        return;
      const from = this.querySelector('select');
      if (!from) return;
      isChosen = true;
      queueMicrotask(() => {
        from.value = '17';
        from.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
  });
  await page.goto('/docs/upgrading');
  await page.getByRole('combobox', { name: 'To' }).focus();
  await expect(page).toHaveURL(/from=17&to=21/);
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('17');
});
