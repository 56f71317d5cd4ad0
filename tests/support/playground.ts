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
