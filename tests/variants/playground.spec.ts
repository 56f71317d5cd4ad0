import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { installedVersions } from '@/lib/product';
import { KEPT_ANGULAR } from '../support/kept-engine';
import {
  SLOW,
  code,
  linkTo,
  panel,
  preview,
  run,
  tab,
} from '../support/playground';
import { expect, test } from '../support/variants';
import { VARIANTS_OUT } from '../support/variants-tree';

test.describe.configure({ timeout: 120_000 });

const NEWEST =
  installedVersions(process.cwd(), ['@angular/core'])['@angular/core'] ?? '';
const ASK_ANGULAR =
  "import { VERSION } from '@angular/core';\nconsole.log('Angular', VERSION.full);";
const COUNTER = `import { Component } from '@angular/core';
import { rxState } from '@rx-angular/state';
import { RxLet } from '@rx-angular/template/let';

@Component({
  selector: 'app-counter',
  imports: [RxLet],
  template: '<button (click)="add()">Add</button><p *rxLet="count$; let n">Count: {{ n }}</p>',
})
export class Counter {
  readonly state = rxState<{ n: number }>(({ set }) => set({ n: 0 }));
  readonly count$ = this.state.select('n');
  add() { this.state.set('n', ({ n }) => n + 1); }
}`;

const writtenWith = (versions: object, text = ASK_ANGULAR) =>
  linkTo(text, { versions });
const log = (page: Page) => panel(page, 'Console');
const note = (page: Page) =>
  page.getByRole('note').filter({ hasText: 'as it was written' });
const change = (page: Page, name: string) => page.getByRole('button', { name });

async function hasNotRun(page: Page): Promise<void> {
  await expect(page.getByText('This code came with a link')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

test.describe('a link to the playground from before an upgrade', () => {
  test('runs with the packages that were kept, after it has asked, and with the newest on request', async ({
    page,
    at,
    complaints,
  }) => {
    await page.goto(at(writtenWith({ '@angular/core': KEPT_ANGULAR })));
    await expect(note(page)).toContainText(
      `Runs with @angular/core ${KEPT_ANGULAR}, as it was written.`,
    );
    await hasNotRun(page);
    // To choose versions is not to run.
    await change(page, 'Use the newest versions').click();
    await change(page, 'Use the versions it was written with').click();
    await hasNotRun(page);
    await tab(page, 'Console').click();
    await run(page);
    await expect(log(page)).toContainText(`Angular ${KEPT_ANGULAR}`, SLOW);

    await change(page, 'Use the newest versions').click();
    await expect(log(page)).toContainText(`Angular ${NEWEST}`, SLOW);
    await expect(log(page)).not.toContainText(KEPT_ANGULAR);
    await expect(
      page.getByText(`@angular/core ${KEPT_ANGULAR} (here ${NEWEST})`),
    ).toBeVisible();

    await change(page, 'Use the versions it was written with').click();
    await expect(log(page)).toContainText(`Angular ${KEPT_ANGULAR}`, SLOW);
    await expect(note(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('shows a component that uses kept packages beside Angular', async ({
    page,
    at,
    complaints,
  }) => {
    const link = writtenWith({ '@angular/core': KEPT_ANGULAR }, COUNTER);
    await page.goto(at(link));
    await run(page);
    const frame = preview(page);
    await expect(frame.getByText('Count: 0')).toBeVisible(SLOW);
    await expect(frame.locator('app-counter')).toHaveAttribute(
      'ng-version',
      KEPT_ANGULAR,
    );
    await frame.getByRole('button', { name: 'Add' }).click();
    await expect(frame.getByText('Count: 1')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('runs with the newest where not all that it names was kept together', async ({
    page,
    at,
  }) => {
    await page.goto(
      at(writtenWith({ '@angular/core': KEPT_ANGULAR, rxjs: '7.0.0' })),
    );
    await expect(page.getByText('This code was written with')).toContainText(
      /rxjs 7\.0\.0 \(here 7\./,
    );
    await expect(
      change(page, 'Use the versions it was written with'),
    ).toHaveCount(0);
    await tab(page, 'Console').click();
    await run(page);
    await expect(log(page)).toContainText(`Angular ${NEWEST}`, SLOW);
  });

  test('names the kept versions again when it is shared, and runs with them at once where that was done', async ({
    page,
    at,
  }) => {
    await page.goto(at(writtenWith({ '@angular/core': KEPT_ANGULAR })));
    await code(page).fill(`${ASK_ANGULAR}\nconsole.log('mine');`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => versionsIn(page.url())['@angular/core'])
      .toBe(KEPT_ANGULAR);
    await expect.poll(() => versionsIn(page.url())['rxjs']).toBeTruthy();
    await page.reload();
    await tab(page, 'Console').click();
    await expect(log(page)).toContainText('mine', SLOW);
    await expect(log(page)).toContainText(`Angular ${KEPT_ANGULAR}`);
  });

  test('finds all packages of each engine in the export, and none among the kept pages', async ({
    request,
    at,
  }) => {
    const frame = readFileSync(`${VARIANTS_OUT}/play/frame.html`, 'utf8');
    const [, data = ''] = /data-engines="([^"]*)"/.exec(frame) ?? [];
    const engines = Object.entries(
      JSON.parse(data.replaceAll('&quot;', '"')) as Record<
        string,
        Record<string, string>
      >,
    );
    expect(engines.map(([id]) => id.replace(/-\w+$/, ''))).toEqual([
      '',
      `angular-${KEPT_ANGULAR}`,
    ]);
    const [newest = [], kept = []] = engines.map(([, packs]) =>
      Object.values(packs),
    );
    // Angular alone differs here; what is the same is there once.
    expect(kept.filter((address) => !newest.includes(address))).toHaveLength(1);
    for (const address of kept) {
      const answer = await request.get(new URL(address, at('/')).href);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['cache-control']).toContain('immutable');
    }
    const list = readFileSync(`${VARIANTS_OUT}/offline.json`, 'utf8');
    expect(list).toContain('_next/static/chunks/');
    expect(list).not.toContain('chunks/play-');
  });
});

function versionsIn(address: string): Record<string, string> {
  const [, packed = ''] = address.split('#code=');
  const data = inflateRawSync(Buffer.from(packed, 'base64url')).toString();
  return (JSON.parse(data) as { versions: Record<string, string> }).versions;
}
