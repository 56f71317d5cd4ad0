import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { checkExport } from '@/lib/export/host';
import { isSameDocument, markDocument, waitForLife } from '../support/browse';
import { findViolations, RULES } from '../support/axe';
import { expect, test } from '../support/variants';
import { VARIANTS_BASE, VARIANTS_OUT } from '../support/variants-tree';

const SITE = `https://boats.example${VARIANTS_BASE}`;
const PREFERRED = 'docs-preferred-version-default';

test.describe('a site in three languages with two versions of its documentation', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const sidebar = (page: Page) =>
    page.getByRole('navigation', { name: 'Docs sidebar' });
  const inSidebar = (page: Page) => sidebar(page).getByRole('link');
  const mainLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const choose = async (page: Page, menu: string, label: string) => {
    const banner = page.getByRole('banner');
    await banner.locator('summary').filter({ hasText: menu }).click();
    await banner.getByRole('link', { name: label, exact: true }).click();
  };

  test('NAV-8 a language link changes the prefix and keeps path, query and hash, there and back', async ({
    page,
    at,
    open,
  }) => {
    await open('/docs/boat/sails?from=here#light-wind');
    await choose(page, 'English', 'Deutsch');
    await expect(page).toHaveURL(
      at('/de/docs/boat/sails?from=here#light-wind'),
    );
    await expect(heading(page)).toHaveText('Segel');
    await waitForLife(page);
    await choose(page, 'Deutsch', 'العربية');
    await expect(page).toHaveURL(
      at('/ar/docs/boat/sails?from=here#light-wind'),
    );
    await waitForLife(page);
    await choose(page, 'العربية', 'English');
    await expect(page).toHaveURL(at('/docs/boat/sails?from=here#light-wind'));
    await expect(heading(page)).toHaveText('Sails');
  });

  test('NAV-8 the start page of a language is its prefix, that of the default one the root', async ({
    page,
    at,
    open,
  }) => {
    await open('/de');
    await expect(page.locator('main')).toContainText(
      'Die Startseite von allem',
    );
    await choose(page, 'Deutsch', 'English');
    await expect(page).toHaveURL(at('/'));
    await waitForLife(page);
    await choose(page, 'English', 'Deutsch');
    await expect(page).toHaveURL(at('/de'));
  });

  test('NAV-8 the root says which language and direction a page has', async ({
    page,
    at,
  }) => {
    for (const [path, lang, direction] of [
      ['/docs/boat', 'en', 'ltr'],
      ['/de/docs/boat', 'de', 'ltr'],
      ['/ar/docs/boat', 'ar', 'rtl'],
    ] as const) {
      await page.goto(at(path));
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', lang);
      await expect(root).toHaveAttribute('dir', direction);
    }
    const list = await sidebar(page).boundingBox();
    const text = await page.getByRole('main').boundingBox();
    expect(list?.x).toBeGreaterThan(text?.x ?? Infinity);
  });

  test('from right to left, nothing stands on its text and code runs as it is written', async ({
    page,
    open,
  }) => {
    await open('/ar/docs/boat');
    await expect(page.locator('article pre')).toHaveCSS('direction', 'ltr');
    // The icons stand where the text begins, or the keys where it ends.
    const paddings = (field: Locator) =>
      field.evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
    const filter = page.getByRole('searchbox', { name: 'Filter navigation' });
    expect(await paddings(filter)).toBeLessThan(0);
    const search = page.getByRole('combobox', { name: 'Search' });
    expect(await paddings(search)).toBeGreaterThan(0);
    await open('/de/docs/boat');
    expect(await paddings(filter)).toBeGreaterThan(0);
    expect(await paddings(search)).toBeLessThan(0);
  });

  test('a page that is not translated is there in the default language, and says so', async ({
    page,
    at,
    open,
  }) => {
    await open('/ar/docs/boat/rudder');
    await expect(heading(page)).toHaveText('Rudder');
    const article = page.getByRole('article');
    await expect(article).toHaveAttribute('lang', 'en');
    await expect(article).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${SITE}/docs/boat/rudder`,
    );
    await page.goto(at('/ar/docs/boat'));
    await expect(article).not.toHaveAttribute('lang');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${SITE}/ar/docs/boat`,
    );
  });

  test('sidebar, breadcrumbs, pager, navigation and links of a page stay in its language', async ({
    page,
    at,
    open,
  }) => {
    await open('/de/docs/boat');
    await markDocument(page);
    await expect(mainLink(page, 'Boot')).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/de/docs/boat`,
    );
    await expect(inSidebar(page).filter({ hasText: 'Segel' })).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/de/docs/boat/sails`,
    );
    await page.getByRole('main').getByRole('link', { name: 'Ruder' }).click();
    await expect(page).toHaveURL(at('/de/docs/boat/rudder'));
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link', { name: 'Boot' })).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/de/docs/boat`,
    );
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'Segel' })
      .click();
    await expect(page).toHaveURL(at('/de/docs/boat/sails'));
    // Within a language, pages come without a new document.
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a reader finds the pages of the language that is read', async ({
    page,
    open,
  }) => {
    await open('/de/docs/boat');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('leichter Wind');
    const hit = page.getByRole('option').first();
    await expect(hit).toContainText('Segel');
    await hit.click();
    await expect(page).toHaveURL(/\/de\/docs\/boat\/sails/);
    await open('/ar');
    await box.fill('القارب');
    await expect(page.getByRole('option').first()).toContainText('القارب');
  });

  test('DOC-4 the version link keeps the page, and the whole frame follows', async ({
    page,
    at,
    open,
  }) => {
    await open('/docs/boat/sails');
    await expect(inSidebar(page)).toContainText(['Boat', 'Sails', 'Rudder']);
    await choose(page, 'Next', '20');
    await expect(page).toHaveURL(at('/docs/20/boat/sails'));
    await waitForLife(page);
    await expect(page.getByRole('main')).toContainText('Of canvas');
    await expect(inSidebar(page)).toHaveText(['Boat', 'Sails', 'Oars']);
    await expect(mainLink(page, 'Boat')).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/docs/20/boat`,
    );
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link', { name: 'Boat' })).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/docs/20/boat`,
    );
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'Oars' })
      .click();
    await expect(page).toHaveURL(at('/docs/20/boat/oars'));
    await expect(
      sidebar(page).getByRole('link', { name: 'Oars' }),
    ).toHaveAttribute('aria-current', 'page');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('canvas');
    await expect(page.getByRole('option').first()).toContainText('Sails');
    await box.fill('keel');
    await expect(page.getByRole('option').first()).not.toContainText('Keel');
  });

  test('DOC-4 links of an older page stay in its version where the page is there', async ({
    page,
    at,
    open,
  }) => {
    await open('/docs/20/boat/sails');
    const text = page.getByRole('article');
    await text.getByRole('link', { name: 'oars' }).click();
    await expect(page).toHaveURL(at('/docs/20/boat/oars#grip'));
    await page.goBack();
    await expect(inSidebar(page)).toHaveText(['Boat', 'Sails', 'Oars']);
    // The link that leaves the version brings the sidebar of the other one.
    await text.getByRole('link', { name: 'keel' }).click();
    await expect(page).toHaveURL(at('/docs/boat/keel'));
    await expect(inSidebar(page).filter({ hasText: 'Rudder' })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(at('/docs/20/boat/sails'));
    await expect(inSidebar(page)).toHaveText(['Boat', 'Sails', 'Oars']);
  });

  test('DOC-4 a version without the page leads to its main page', async ({
    page,
    at,
    open,
  }) => {
    await open('/docs/boat/keel');
    await choose(page, 'Next', '20');
    await expect(page).toHaveURL(at('/docs/20/boat'));
    await open('/docs/20/boat/oars');
    await choose(page, '20', 'Next');
    await expect(page).toHaveURL(at('/docs/boat'));
    await page.goto(at('/docs/20'));
    await expect(page).toHaveURL(at('/docs/20/boat'));
  });

  test('DOC-4 the version chosen last is that of the menu beside the documentation, whose links lead to the first', async ({
    page,
    at,
    open,
  }) => {
    await open('/docs/boat');
    await choose(page, 'Next', '20');
    await expect(page).toHaveURL(at('/docs/20/boat'));
    // A page says itself which version it is of.
    await expect(mainLink(page, 'Boat')).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/docs/20/boat`,
    );
    await open('/blog');
    await expect(
      page.getByRole('banner').locator('summary').filter({ hasText: '20' }),
    ).toHaveAttribute('aria-label', 'Docs version: 20');
    await mainLink(page, 'Boat').click();
    await expect(page).toHaveURL(at('/docs/boat'));
  });

  test('DOC-4 a remembered version that is not in the table is forgotten', async ({
    page,
    open,
  }) => {
    const stored = () =>
      page.evaluate((key) => localStorage.getItem(key), PREFERRED);
    const remember = (name: string) =>
      page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        PREFERRED,
        name,
      ] as const);
    await open('/blog');
    await remember('20');
    await open('/blog');
    expect(await stored()).toBe('20');
    await remember('19');
    await open('/blog');
    await expect.poll(stored).toBeNull();
    await expect(mainLink(page, 'Boat')).toHaveAttribute(
      'href',
      `${VARIANTS_BASE}/docs/boat`,
    );
  });

  test('NAV-8 DOC-4 languages and versions go together', async ({
    page,
    at,
    open,
  }) => {
    await open('/de/docs/boat');
    await choose(page, 'Next', '20');
    await expect(page).toHaveURL(at('/de/docs/20/boat'));
    await expect(page.getByRole('main')).toContainText(
      'Das Boot der Ausgabe 20.',
    );
    await waitForLife(page);
    await choose(page, 'Deutsch', 'English');
    await expect(page).toHaveURL(at('/docs/20/boat'));
  });

  test('the sitemap names each page once, in the languages that it is written in', () => {
    const sitemap = readFileSync(join(VARIANTS_OUT, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) =>
      url.slice(SITE.length),
    );
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of [
      ...['/', '/docs/boat', '/docs/boat/keel', '/docs/20/boat/oars'],
      ...['/de', '/de/docs/boat', '/ar/docs/boat'],
      '/de/blog/2024/05/06/a-new-mast',
    ]) {
      expect(listed).toContain(path);
    }
    for (const path of ['/docs/20/boat', '/ar', '/ar/docs/boat/sails']) {
      expect(listed).not.toContain(path);
    }
    const boat = /<loc>[^<]+\/ar\/docs\/boat<[\s\S]*?<\/url>/.exec(
      sitemap,
    )?.[0];
    for (const [lang, path] of [
      ['en', '/docs/boat'],
      ['de', '/de/docs/boat'],
      ['ar', '/ar/docs/boat'],
      ['x-default', '/docs/boat'],
    ]) {
      expect(boat).toContain(`hreflang="${lang}" href="${SITE}${path}"`);
    }
  });

  test('the head of a page names the languages that it is written in', async ({
    page,
    at,
  }) => {
    const alternates = () =>
      page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('hreflang')),
        );
    await page.goto(at('/de/docs/boat'));
    expect(await alternates()).toEqual(['en', 'de', 'ar', 'x-default']);
    await page.goto(at('/docs/boat/sails'));
    expect(await alternates()).toEqual(['en', 'de', 'x-default']);
    await page.goto(at('/docs/boat/keel'));
    expect(await alternates()).toEqual(['en', 'x-default']);
  });

  test('feeds, Markdown and llms.txt of a language are its own', () => {
    const read = (name: string) =>
      readFileSync(join(VARIANTS_OUT, name), 'utf8');
    expect(read('de/blog/rss.xml')).toContain('<language>de</language>');
    expect(read('de/blog/rss.xml')).toContain('Ein neuer Mast');
    expect(read('blog/rss.xml')).not.toContain('Ein neuer Mast');
    expect(read('de/docs/boat.md')).toContain(`(${SITE}/de/docs/boat/rudder)`);
    expect(read('de/llms.txt')).toContain(`${SITE}/de/docs/boat.md`);
    expect(read('docs/20/boat/sails.md')).toContain('Of canvas');
  });

  test('no link, file or heading of any language is missing', async () => {
    const { problems, figures } = await checkExport({
      dir: VARIANTS_OUT,
      siteUrl: SITE.slice(0, -VARIANTS_BASE.length),
      base: VARIANTS_BASE,
    });
    expect(problems).toEqual([]);
    expect(figures.pages).toBeGreaterThan(60);
  });

  for (const path of ['/de/docs/boat', '/ar/docs/boat', '/docs/20/boat/oars']) {
    test(`axe finds nothing on ${path}`, async ({ page, open }) => {
      await open(path);
      expect(await findViolations(page, RULES.light)).toEqual([]);
    });
  }
});
