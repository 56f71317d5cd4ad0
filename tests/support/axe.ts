import { readFileSync } from 'node:fs';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

declare const axe: {
  run: (
    context: object,
    options: object,
  ) => Promise<{
    violations: {
      id: string;
      nodes: { target: string[]; failureSummary: string }[];
    }[];
  }>;
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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary}`,
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
