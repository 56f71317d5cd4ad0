import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

type Violation = {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
};
type ReadyWindow = { prepareForAxe: () => void };
declare const axe: {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: Violation[] }>;
};

/**
 * Makes a document ready for axe, each time it is looked at. On a gradient axe judges no text; those of code and tables
 * hint at what is out of sight, and end in the ground. Of the words of a sample that look alike, the first two are
 * judged: a page has up to a thousand, and each costs as much as a paragraph.
 */
function prepareForAxe(): void {
  const root = document.documentElement;
  // A link that the filter half covers is a scroll away from its whole size.
  for (const list of document.querySelectorAll('[data-sidebar]')) {
    list.scrollTop = 0;
  }
  if (root.dataset['ready'] === undefined) {
    root.dataset['ready'] = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'pre, .table-frame, .tab-list { background-image: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }
  const looks = new Map<Element, string>();
  const lookOf = (element: Element, block: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const look = [
      element === block ? '' : lookOf(element.parentElement ?? block, block),
      ...[style.color, style.backgroundColor, style.backgroundImage],
      ...[style.fontSize, style.fontWeight, style.textShadow],
      ...[style.opacity, style.filter, style.position, style.visibility],
    ].join();
    looks.set(element, look);
    return look;
  };
  for (const block of document.querySelectorAll('pre')) {
    const counts = new Map<string, number>();
    for (const word of block.querySelectorAll('span:not(:has(*))')) {
      const look = lookOf(word, block);
      const count = counts.get(look) ?? 0;
      counts.set(look, count + 1);
      word.toggleAttribute('data-alike', count > 1);
    }
  }
}

const AXE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};
  axe.configure({ rules: ['color-contrast', 'color-contrast-enhanced'].map(
    (id) => ({ id, selector: '*:not([data-alike])' }),
  ) });
  window.prepareForAxe = ${String(prepareForAxe)};`;

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
 */
export async function findViolations(
  where: Page,
  rules: (typeof RULES)[Mode],
  options: { root?: Locator } = {},
): Promise<string[]> {
  const { root = where.locator('html') } = options;
  if (await where.evaluate("typeof axe === 'undefined'")) {
    await where.evaluate(AXE);
  }
  const violations = await root.evaluate(async (element, runOnly) => {
    (window as unknown as ReadyWindow).prepareForAxe();
    const { violations } = await axe.run(
      { include: [element] },
      { resultTypes: ['violations'], runOnly, iframes: false },
    );
    return violations;
  }, rules);
  return violations.flatMap(toSentences);
}

function toSentences({ id, nodes }: Violation): string[] {
  return nodes.map(
    ({ target, failureSummary }) =>
      `${id}: ${target.join(' ')}: ${failureSummary}`,
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

/** What axe finds on the open page in both modes at every width, as `width, mode: rule: element: why`. */
export async function findAtWidths(
  page: Page,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await findInBothModes(page);
    found.push(...violations.map((violation) => `${width}, ${violation}`));
  }
  return found;
}
