import type { Browser, Page } from '@playwright/test';
import { openVisit, SLOW, SLOW_CPU, UNTHROTTLED } from './browser';
import type { Condition } from './browser';
import { figuresOf, median, repeat } from './figures';
import type { Figure } from './figures';

/** Edits of one visit. */
const EDITS = 40;
const TIMEOUT_MS = 120_000;

/**
 * Frames without an origin have a process of their own where there is memory for one, and the processor that is slowed
 * down would not be theirs. Phones run all in one, and so does this.
 */
export const ONE_PROCESS = ['--disable-features=IsolateSandboxedIframes'];

/**
 * Measures the playground with the component that it begins with: from the navigation to the first preview, and from an
 * edit to the preview of it, with the pause in which further keys are waited for.
 *
 * @param origin Where the export is served.
 */
export async function measurePlay(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Figure[]> {
  const url = new URL('/play', origin).href;
  const figures: Figure[] = [];
  for (const condition of [UNTHROTTLED, SLOW, SLOW_CPU]) {
    const visits = await repeat(runs, () => visitPlay(browser, condition, url));
    const edits = visits.flatMap(({ editsMs }) => editsMs);
    const figure = figuresOf('play', condition.name);
    figures.push(
      figure(
        'navigation to first preview',
        median(visits.map(({ firstMs }) => firstMs)),
      ),
      figure('edit to preview, median', median(edits)),
      figure('edit to preview, 95 %', quantile(edits, 0.95)),
    );
  }
  return figures;
}

async function visitPlay(
  browser: Browser,
  condition: Condition,
  url: string,
): Promise<{ firstMs: number; editsMs: number[] }> {
  const { page, close } = await openVisit(browser, condition);
  await page.goto(url, { waitUntil: 'commit' });
  const first = await page.waitForFunction(
    () => {
      const status = document.querySelector('[data-play-status]');
      return status?.textContent.startsWith('Ran') && performance.now();
    },
    undefined,
    { timeout: TIMEOUT_MS },
  );
  const firstMs = Number(await first.jsonValue());
  const editsMs = await editOf(page);
  await close();
  return { firstMs, editsMs };
}

/** Measured by the page itself, from the key to the word that the frame shows what came of it. */
function editOf(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const find = (name: string) =>
      document.querySelector(`[data-play-${name}]`);
    const [field, status] = [find('field'), find('status')];
    if (!(field instanceof HTMLTextAreaElement) || !status) return [];
    const said = (start: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (!status.textContent.startsWith(start)) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(status, { childList: true });
      });
    const times: number[] = [];
    for (let edit = 0; edit < count; edit++) {
      field.focus();
      const at = field.value.indexOf('Count:');
      field.setSelectionRange(at, at);
      const startedAt = performance.now();
      const isShown = said('Running').then(() => said('Ran'));
      document.execCommand('insertText', false, 'a');
      await isShown;
      times.push(performance.now() - startedAt);
    }
    return times;
  }, EDITS);
}

/** The value that a share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
