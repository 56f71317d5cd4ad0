import { readFileSync } from 'node:fs';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

type Violation = {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
};
declare const axe: {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: Violation[] }>;
};

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What is looked at in each mode: what else axe judges is the same in both. */
export const RULES = {
  light: {
    type: 'tag',
    values: [
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
type Mode = keyof typeof RULES;

/**
 * What axe finds in a document, as `rule: element: why`.
 *
 * @param options.root what is looked at; the whole document if nothing is said
 * @param options.exclude selectors of elements that are left out
 */
export async function findViolations(
  where: Page | Frame,
  rules: (typeof RULES)[Mode],
  options: { root?: Locator; exclude?: readonly string[] } = {},
): Promise<string[]> {
  const { root = where.locator('html'), exclude = [] } = options;
  if (await where.evaluate("typeof axe === 'undefined'")) {
    await where.evaluate(AXE);
  }
  const violations = await root.evaluate(
    async (element, [runOnly, left]) =>
      (
        await axe.run(
          { include: [element], exclude: left },
          { resultTypes: ['violations'], runOnly, iframes: false },
        )
      ).violations,
    [rules, exclude] as const,
  );
  return violations.flatMap(toSentences);
}

function toSentences({ id, nodes }: Violation): string[] {
  return nodes.map(
    ({ target, failureSummary }) =>
      `${id}: ${target.join(' ')}: ${failureSummary}`,
  );
}

/** Every document that the page opens from now on has axe at once: to send it to each of many takes longer than to run it. */
export const bringAxe = (page: Page) => page.addInitScript(AXE);

/**
 * What axe finds in a page and in windows of it, and whether something in one is cut off at the side, as
 * `window: fault`. One question answers for all. The page has to be opened after `bringAxe`.
 *
 * @param options.windows selector of the frames, which have a title and are of the page's own origin
 * @param options.exclude selectors of elements that are left out
 */
export async function findInWindows(
  page: Page,
  rules: Record<Mode, (typeof RULES)[Mode]>,
  options: { windows: string; exclude: readonly string[] },
): Promise<string[]> {
  const seen = await page.evaluate(
    async ({ windows, exclude, light, dark }) => {
      type Inner = Window & { axe: typeof axe };
      const frames = document.querySelectorAll<HTMLIFrameElement>(windows);
      const looks: { name: string; faults: string[]; found: Violation[] }[] =
        [];
      const all = [
        { name: 'the page', inner: window as unknown as Inner },
        ...[...frames].map(({ title, contentWindow }) => ({
          name: title,
          inner: contentWindow as unknown as Inner,
        })),
      ];
      for (const { name, inner } of all) {
        const { documentElement: root } = inner.document;
        const { violations } = await inner.axe.run(
          { include: ['body'], exclude },
          {
            resultTypes: ['violations'],
            runOnly: root.dataset['theme'] === 'dark' ? dark : light,
            iframes: false,
          },
        );
        const { scrollWidth } = root;
        const faults =
          scrollWidth > inner.innerWidth
            ? [`it is ${scrollWidth} px wide in ${inner.innerWidth}`]
            : [];
        looks.push({ name, faults, found: violations });
      }
      return looks;
    },
    { ...rules, ...options },
  );
  return seen.flatMap(({ name, faults, found }) =>
    [...found.flatMap(toSentences), ...faults].map(
      (fault) => `${name}: ${fault}`,
    ),
  );
}

/** What axe finds on a page that follows the system's mode, as `mode: rule: element: why`. */
export async function findInBothModes(
  page: Page,
  options: {
    root?: Locator;
    rules?: Record<Mode, (typeof RULES)[Mode]>;
  } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    // Colours that are on their way are neither the one nor the other.
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const { rules = RULES, ...where } = options;
    const violations = await findViolations(page, rules[mode], where);
    found.push(...violations.map((violation) => `${mode}: ${violation}`));
  }
  return found;
}
