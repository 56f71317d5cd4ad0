import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hasFocus, waitForLife } from './support/browse';

/** Without the window, whose type never ends. */
type Press = Omit<KeyboardEventInit, 'view'>;

/** Presses a key as an input method, a Mac or a script does, and reports whether the page took it. */
const press = (target: Locator, init: Press) =>
  target.evaluate(
    (element, given) =>
      !element.dispatchEvent(
        new KeyboardEvent('keydown', {
          bubbles: true,
          cancelable: true,
          ...given,
        }),
      ),
    init,
  );

/** Ways in which an input method has a key of its own. */
const COMPOSED: [name: string, init: Press][] = [
  ['isComposing', { isComposing: true }],
  ['the code of an input method, as Safari sends it', { keyCode: 229 }],
  ['both', { isComposing: true, keyCode: 229 }],
];

const onMac = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  );

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const filter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter navigation' });

async function searchFor(page: Page, query: string): Promise<void> {
  await box(page).click();
  await box(page).fill(query);
  // The index takes its time on a busy machine.
  await expect(page.getByRole('option').first()).toBeVisible({
    timeout: 30_000,
  });
}

for (const [name, init] of COMPOSED) {
  test(`keys of a composition with ${name} are left to the search field`, async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await waitForLife(page);
    await searchFor(page, 'state');
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape']) {
      expect(await press(box(page), { key, ...init }), key).toBe(false);
    }
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/state$/);
  });

  test(`keys of a composition with ${name} are left to the filter, to tabs and to symbols`, async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await waitForLife(page);
    await filter(page).click();
    await filter(page).fill('actions');
    await expect(page.getByText(/^\d+ entr/)).toBeAttached();
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      expect(await press(filter(page), { key, ...init }), key).toBe(false);
    }
    await expect(filter(page)).toHaveValue('actions');
    await expect(page).toHaveURL(/\/docs\/state$/);
    const tab = page.getByRole('main').getByRole('tab').first();
    await expect(tab).toHaveAttribute('aria-controls', /./);
    expect(await press(tab, { key: 'ArrowRight', ...init })).toBe(false);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('an event without a key is left alone, wherever a script sends it', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/state/actions');
  await waitForLife(page);
  await searchFor(page, 'state');
  await filter(page).click();
  await filter(page).fill('actions');
  await page.evaluate(() => {
    const places = [
      document,
      document.body,
      ...document.querySelectorAll('input, [role=tab], summary, pre'),
    ];
    for (const place of places) {
      for (const type of ['keydown', 'keyup', 'keypress']) {
        const bubbles = true;
        place.dispatchEvent(new Event(type, { bubbles }));
        place.dispatchEvent(new KeyboardEvent(type, { bubbles }));
      }
    }
  });
  await expect(filter(page)).toHaveValue('actions');
  expect(complaints).toEqual([]);
});

test('with a modifier, keys are those of browser and system', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const tab = page.getByRole('main').getByRole('tab').first();
  await expect(tab).toHaveAttribute('aria-controls', /./);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const init = { key: 'ArrowRight', [modifier]: true };
    expect(await press(tab, init), modifier).toBe(false);
  }
  await searchFor(page, 'state');
  for (const modifier of ['altKey', 'metaKey', 'shiftKey']) {
    const init = { key: 'ArrowDown', [modifier]: true };
    expect(await press(box(page), init), modifier).toBe(false);
  }
});

type Shortcut = KeyboardEventInit & { opens: boolean; what: string };

const K = { key: 'k', code: 'KeyK' };
const ELSEWHERE: Shortcut[] = [
  { what: 'Control+K', ...K, ctrlKey: true, opens: true },
  {
    what: 'Control+K with caps lock',
    ...K,
    key: 'K',
    ctrlKey: true,
    opens: true,
  },
  {
    what: 'Control+K in Cyrillic',
    ...K,
    key: 'л',
    ctrlKey: true,
    opens: true,
  },
  { what: 'a slash', key: '/', opens: true },
  {
    what: 'a slash that needs Shift',
    key: '/',
    shiftKey: true,
    opens: true,
  },
  { what: 'Command+K', ...K, metaKey: true, opens: false },
  {
    what: 'Control+Shift+K',
    ...K,
    ctrlKey: true,
    shiftKey: true,
    opens: false,
  },
  {
    what: 'AltGr+K',
    ...K,
    ctrlKey: true,
    altKey: true,
    opens: false,
  },
  { what: 'K alone', ...K, opens: false },
  {
    what: 'another letter at the place of K',
    key: 't',
    code: 'KeyK',
    ctrlKey: true,
    opens: false,
  },
];
const MAC: Shortcut[] = [
  { what: 'Command+K', ...K, metaKey: true, opens: true },
  { what: 'Control+K', ...K, ctrlKey: true, opens: false },
  {
    what: 'Command+Control+K',
    ...K,
    metaKey: true,
    ctrlKey: true,
    opens: false,
  },
];

for (const [platform, shortcuts] of [
  ['Windows and Linux', ELSEWHERE],
  ['a Mac', MAC],
] as const) {
  test(`the search opens with the keys of ${platform} and no others`, async ({
    page,
  }) => {
    if (platform === 'a Mac') await onMac(page);
    await page.goto('/docs/state');
    await waitForLife(page);
    const link = page.getByRole('main').getByRole('link').first();
    for (const { opens, what, ...init } of shortcuts) {
      await link.focus();
      expect(await press(link, init), what).toBe(opens);
      expect(await hasFocus(box(page)), what).toBe(opens);
    }
  });
}

test('no shortcut leads out of another text field or an editor', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.getByRole('main').evaluate((main) => {
    const fields: [tag: string, attributes: Record<string, string>][] = [
      ['input', {}],
      ['textarea', {}],
      ['div', { contenteditable: '', role: 'textbox' }],
      ['div', { role: 'textbox', tabindex: '0' }],
      ['input', { type: 'email' }],
      ['select', {}],
      ['input', { type: 'checkbox' }],
    ];
    for (const [at, [tag, attributes]] of fields.entries()) {
      const field = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        field.setAttribute(name, value);
      }
      const isFree = attributes['type'] === 'checkbox';
      field.setAttribute('aria-label', isFree ? 'free' : `t${at + 1}`);
      main.prepend(field);
    }
  });
  for (const name of ['t1', 't2', 't3', 't4', 't5', 't6']) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    for (const init of [{ ...K, ctrlKey: true }, { key: '/' }]) {
      expect(await press(field, init), name).toBe(false);
    }
    expect(await hasFocus(box(page)), name).toBe(false);
  }
  await filter(page).focus();
  expect(await press(filter(page), { ...K, ctrlKey: true })).toBe(false);
  // What takes no text is no place to write.
  await page.getByLabel('free').focus();
  await page.keyboard.press('Control+k');
  expect(await hasFocus(box(page))).toBe(true);
});

test('on a Mac, Control+K in the search field is the one that deletes to the end of a line', async ({
  page,
}) => {
  await onMac(page);
  await page.goto('/docs/state');
  await waitForLife(page);
  await searchFor(page, 'state');
  expect(await press(box(page), { ...K, ctrlKey: true })).toBe(false);
  expect(await press(box(page), { ...K, metaKey: true })).toBe(true);
  await expect(page.getByRole('listbox')).toBeVisible();
});
