import { deflateRawSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './test';

/** The engine is a megabyte of code, which a busy machine takes its time for. */
export const SLOW = { timeout: 60_000 };

export const hashOf = (data: object) =>
  `#code=${deflateRawSync(JSON.stringify({ format: 1, ...data })).toString('base64url')}`;

export const linkTo = (text: string, more: object = {}) =>
  `/play${hashOf({ files: { 'sample.ts': text }, ...more })}`;

export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Preview"]');
export const code = (page: Page) =>
  page.getByRole('textbox', { name: /^Code of/ });
/** Text of the open file, without what the editor draws beside it. */
export async function codeText(page: Page): Promise<string> {
  await code(page).waitFor(SLOW);
  const lines = await code(page)
    .locator('.cm-line')
    .evaluateAll((all) =>
      all.map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const note of copy.querySelectorAll('.play-note')) note.remove();
        return copy.textContent;
      }),
    );
  return lines.join('\n');
}
/** Writes a text in place of the open file's, as with the keyboard. */
export async function write(page: Page, text: string): Promise<void> {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
/** Waits until the open file has this text. */
export const expectCode = (page: Page, text: string | RegExp) => {
  // A page that is being left has no text.
  const polled = expect.poll(() => codeText(page).catch(() => ''), SLOW);
  return typeof text === 'string' ? polled.toBe(text) : polled.toMatch(text);
};
/** Presses what is behind the button "More". */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name }).click();
}
export const status = (page: Page) => page.locator('.play-status');
export const run = (page: Page) =>
  page.getByRole('button', { name: 'Run' }).click();
export const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name });
export const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name });

/** Runs code that came with a link, and gives what it logged. */
export async function logsOf(page: Page, text: string): Promise<string> {
  await page.goto(linkTo(text));
  await run(page);
  await tab(page, 'Console').click();
  await expect(panel(page, 'Console').getByText('end of sample')).toBeVisible(
    SLOW,
  );
  return panel(page, 'Console').innerText();
}
