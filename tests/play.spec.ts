import {
  SLOW,
  choose,
  code,
  codeText,
  expectCode,
  hashOf,
  linkTo,
  panel,
  preview,
  run,
  status,
  tab,
  write,
} from './support/playground';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/** What each says is said of no other. */
const MISTAKES = [
  ['the parser', 'const a = 1;\nconst = 2;', 'line 2'],
  [
    'a run',
    'const a = 1;\nthrow new Error("broken");',
    'line 2: Error: broken',
  ],
  [
    'a package that is not there',
    "import 'express';",
    'line 1: The playground does not have the package express',
  ],
  [
    'the compiler of templates',
    "import { Component } from '@angular/core';\n@Component({\n  selector: 'a-b',\n  template: `\n    <p>{{ 1 + }}</p>`,\n})\nexport class A {}",
    'Parser Error',
  ],
  [
    'a template that is drawn',
    "import { Component } from '@angular/core';\n@Component({\n  selector: 'a-b',\n  template: `\n    @if (true) {\n      <p>{{ gone.there }}</p>\n    }`,\n})\nexport class A {\n  gone = undefined as unknown as { there: string };\n}",
    'line 6: TypeError',
  ],
  [
    'what a template calls',
    "import { Component } from '@angular/core';\n@Component({ selector: 'a-b', template: `{{ fail() }}` })\nexport class A {\n  fail() {\n    throw new Error('broken');\n  }\n}",
    'line 5: Error: broken',
  ],
] as const;

const ENDLESS = [
  ['a loop', 'while (true) {}'],
  ['promises', 'const f = async () => { for (;;) await null; }; await f();'],
  [
    'a function',
    'const f = (): Promise<void> => Promise.resolve().then(f); await f();',
  ],
] as const;

test.describe('the playground', () => {
  test('lies dark on a dark page before it runs anything', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    // What the code needs does not come.
    await page.route('**/play-angular-*.js', () => new Promise(() => {}));
    const loaded = page.waitForResponse('**/play/frame');
    await page.goto('/play');
    await (await loaded).finished();
    const frame = page.locator('iframe[title="Preview"]');
    await expect(frame.contentFrame().locator('body')).toBeAttached();
    const image = await frame.screenshot();
    const [red = 255] = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(
          new Blob([new Uint8Array(bytes)]),
        );
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0);
        const { width, height } = picture;
        return [
          ...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? []),
        ];
      },
      [...image],
    );
    expect(red).toBeLessThan(64);
  });

  test('shows a component, and an edit of it, without a complaint @daily', async ({
    page,
    complaints,
  }) => {
    await page.goto('/play');
    await expect(preview(page).getByText('Count: 0')).toBeVisible(SLOW);
    await preview(page).getByRole('button', { name: 'Add 1' }).click();
    await expect(preview(page).getByText('Count: 1')).toBeVisible();
    const text = await codeText(page);
    await write(page, text.replace('Count:', 'Total:'));
    await expect(preview(page).getByText('Total: 0')).toBeVisible(SLOW);
    expect(complaints).toEqual([]);
  });

  test('tells what differs from a promise, and what was logged where @daily', async ({
    page,
  }) => {
    await page.goto(
      linkTo(
        "import { of } from 'rxjs';\nof(1, 2).subscribe((x) => console.log(x)); // => 1, 2\nconst three = 1 + 1; // => 3\nconsole.log('note', { three });",
      ),
    );
    await run(page);
    const rows = panel(page, 'Values').getByRole('row');
    await expect(rows.nth(1)).toContainText('✓ yes', SLOW);
    await expect(rows.nth(2)).toContainText('✗ no');
    await expect(status(page)).toContainText('Not as expected: 1 of 2 values');
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console')).toContainText('note { three: 2 }');
    await panel(page, 'Console')
      .getByRole('button', { name: 'Line 4' })
      .click();
    await expect(code(page)).toBeFocused();
  });

  test('tells mistakes at their lines @daily', async ({ page }) => {
    await page.goto(linkTo('let right = true;'));
    await run(page);
    for (const [of, text, said] of MISTAKES) {
      await test.step(`of ${of}`, async () => {
        await write(page, text);
        await expect(status(page)).toContainText(said, SLOW);
      });
    }
  });

  test('stops loops without end, and the editor goes on @daily', async ({
    page,
  }) => {
    await page.goto(linkTo('let right = true;'));
    await run(page);
    await tab(page, 'Console').click();
    for (const [of, loop] of ENDLESS) {
      await test.step(`of ${of}`, async () => {
        await write(page, loop);
        await expect(status(page)).toContainText('Stopped', SLOW);
        await write(page, `console.log('alive after ${of}');`);
        await expect(panel(page, 'Console')).toContainText(
          `alive after ${of}`,
          SLOW,
        );
        await expect(status(page)).not.toContainText('Stopped');
      });
    }
  });

  test('runs several files, and starts anew on request @daily', async ({
    page,
  }) => {
    await page.goto(
      `/play${hashOf({
        files: {
          'sample.ts': "import { half } from './math';\nhalf(8); // => 4",
          'math.ts': 'export const half = (n: number) => n / 2;',
        },
      })}`,
    );
    await run(page);
    await expect(status(page)).toContainText('All values match', SLOW);
    await page.getByRole('button', { name: 'math.ts' }).click();
    await write(page, 'export const half = (n: number) => n / 4;');
    await expect(status(page)).toContainText(
      'Not as expected: 1 of 1 values',
      SLOW,
    );
    await choose(page, 'Reset');
    await expect(status(page)).toContainText('All values match', SLOW);
  });

  test('the editor is left with Escape and Tab, and indents otherwise', async ({
    page,
  }) => {
    await page.goto(linkTo('let a = 1;'));
    await code(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Tab');
    await expectCode(page, '  let a = 1;');
    await page.keyboard.press('Shift+Tab');
    await expectCode(page, 'let a = 1;');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code(page)).not.toBeFocused();
  });

  test('a program that needs more packages than the one before gets them', async ({
    page,
  }) => {
    await page.goto(linkTo("console.log('plain');"));
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console')).toContainText('plain', SLOW);
    await write(
      page,
      "import { Component } from '@angular/core';\n@Component({ selector: 'a-b', template: '<p>shown</p>' })\nexport class A {}",
    );
    await tab(page, 'Preview').click();
    await expect(preview(page).getByText('shown')).toBeVisible(SLOW);
  });

  test('lints with the real rules, those that a link names alone', async ({
    page,
  }) => {
    await page.goto(
      linkTo("import { timer } from 'rxjs';\ntimer(1);\nsetTimeout(() => 1);", {
        rules: { 'no-zone-critical-rxjs-creation-apis': [] },
      }),
    );
    const lint = panel(page, 'Lint');
    await expect(lint).toContainText('Press Run to lint this code.');
    await run(page);
    await expect(lint.getByRole('listitem')).toHaveCount(1, SLOW);
    await expect(lint).toContainText('no-zone-critical-rxjs-creation-apis');
  });

  test('a link gives what was written, and asks before it runs in another tab @daily', async ({
    page,
    context,
  }) => {
    await page.goto('/play');
    await write(page, "console.log('shared');");
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/#code=/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expectCode(other, "console.log('shared');");
    await expect(
      other.getByText('This code was shared with you'),
    ).toBeVisible();
    await expect(other.locator('iframe')).toHaveCount(0);
    // Who passes it on has not run it.
    await other.getByRole('button', { name: 'Share' }).click();
    await other.reload();
    await expect(
      other.getByText('This code was shared with you'),
    ).toBeVisible();
    await run(other);
    await tab(other, 'Console').click();
    await expect(panel(other, 'Console')).toContainText('shared', SLOW);
  });

  test('says of code that no link can hold what to do, and keeps the address', async ({
    page,
  }) => {
    await page.goto('/play');
    await write(page, `// ${'long '.repeat(45_000)}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(status(page)).toContainText('too long for a link', SLOW);
    await expect(page).toHaveURL(/\/play$/);
  });

  test('never shows the first program where the address means another', async ({
    page,
  }) => {
    // Nothing but the page itself arrives.
    await page.route('**/*.js', () => new Promise(() => {}));
    const served = page.locator('.play-code');
    for (const [address, isShown] of [
      [linkTo('const other = 1;'), false],
      ['/play?sample=/docs/state/selections:0', false],
      ['/play', true],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit' });
      await served.waitFor({ state: 'attached' });
      await expect(served).toBeVisible({ visible: isShown });
      await page.goto('about:blank');
    }
  });

  test('another link in the same tab is opened', async ({ page }) => {
    await page.goto('/play');
    await expectCode(page, /Counter/);
    await page.goto(linkTo('const other = 1;'));
    await expectCode(page, 'const other = 1;');
    await expect(page.getByText('This code was shared with you')).toBeVisible();
    await write(page, 'const mine = 1;');
    await page.evaluate(() => (location.hash = '#elsewhere'));
    await expect(page).toHaveURL(/#elsewhere$/);
    await expectCode(page, 'const mine = 1;');
  });

  test('says that an address holds nothing', async ({ page, complaints }) => {
    for (const hash of [
      '#code=',
      '#code=AAAA',
      hashOf({ files: {} }),
      '#code=%FF',
    ]) {
      await page.goto(`/play${hash}`);
      await expect(status(page), hash).toContainText('contains no code');
      // What differs behind the hash alone would be no load.
      await page.goto('about:blank');
    }
    expect(complaints).toEqual([]);
  });

  test('tells type errors with line and code, and never that such code ran @daily', async ({
    page,
    complaints,
  }) => {
    await page.goto('/play');
    await expect(preview(page).getByText('Count: 0')).toBeVisible(SLOW);
    await expect(page.getByText('type error')).toBeHidden();
    const text = await codeText(page);
    await write(page, text.replace('{ count: 0 }', "{ count: 'none' }"));
    await expect(page.getByText('1 type error')).toBeVisible(SLOW);
    await expect(status(page)).toContainText('Failed');
    await expect(status(page)).toContainText('sample.ts, line 16: Type');
    await tab(page, 'Problems').click();
    const problem = panel(page, 'Problems').getByRole('listitem');
    await expect(problem).toContainText("'string' is not assignable");
    await expect(problem.getByRole('link', { name: /TS2322/ })).toBeVisible();
    await problem.getByRole('button', { name: 'Line 16' }).click();
    await expect(code(page)).toBeFocused();
    await write(page, text.replace('imports: [RxLet],', ''));
    await expect(panel(page, 'Problems')).toContainText('NG8116', SLOW);
    await expect(status(page)).not.toContainText('Ran');
    await write(page, text.replace('Count:', 'Total:'));
    await expect(page.getByText('No type errors')).toBeVisible(SLOW);
    await expect(status(page)).toContainText('Ran without errors.');
    expect(complaints).toEqual([]);
  });

  test('a mistake stands below its line, no part of the text, and takes the preview away', async ({
    page,
  }) => {
    await page.goto('/play');
    await expect(preview(page).getByText('Count: 0')).toBeVisible(SLOW);
    const broken = (await codeText(page)).replace('signal(1)', 'signal(1');
    await write(page, broken);
    await expect(status(page)).toContainText('Failed sample.ts, line', SLOW);
    await expect(code(page).locator('.play-note-wrong')).toBeVisible();
    await expectCode(page, broken);
    await expect(preview(page).getByText('Count: 0')).toBeHidden();
  });

  test('keeps a draft on the device, and takes back what was discarded @daily', async ({
    page,
  }) => {
    await page.goto('/play');
    await expectCode(page, /Counter/);
    await write(page, "console.log('mine');");
    await page.reload();
    await expectCode(page, "console.log('mine');");
    await choose(page, 'Reset');
    await expectCode(page, /Counter/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(page, "console.log('mine');");
    await page.reload();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expectCode(page, /Counter/);
    await page.reload();
    await expectCode(page, /Counter/);
    // Run before the pause that follows the last key.
    await write(page, "console.log('at once');");
    await page.keyboard.press('Control+Enter');
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console')).toContainText('at once', SLOW);
    await page.reload();
    await expectCode(page, "console.log('at once');");
  });

  test('keeps what is written after sharing', async ({ page }) => {
    await page.goto('/play');
    await expectCode(page, /Counter/);
    await write(page, "console.log('shared');");
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/#code=/);
    await write(page, "console.log('after');");
    await page.reload();
    await expectCode(page, "console.log('after');");
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expectCode(page, "console.log('shared');");
  });

  test('has files by name, and templates and styles in files of their own', async ({
    page,
  }) => {
    await page.goto(
      linkTo(
        "import { Component } from '@angular/core';\n@Component({ selector: 'a-b', templateUrl: './card.html', styleUrl: './card.css' })\nexport class A {}",
      ),
    );
    await expectCode(page, /templateUrl/);
    const add = async (name: string, text: string) => {
      await page.getByRole('button', { name: 'New file' }).click();
      const field = page.getByRole('textbox', { name: 'Name of the new file' });
      await field.fill('card');
      await field.press('Enter');
      await expect(page.getByText('end with .ts')).toBeVisible();
      await field.fill(name);
      await field.press('Enter');
      await page.getByRole('textbox', { name: `Code of ${name}` }).fill(text);
    };
    await add('card.html', '<p>from a file</p>');
    await add('card.css', 'p { color: rgb(1, 2, 3); }');
    await run(page);
    const text = preview(page).getByText('from a file');
    await expect(text).toBeVisible(SLOW);
    await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
    await choose(page, 'Delete card.css');
    await expect(status(page)).toContainText(
      'There is no file ./card.css',
      SLOW,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toBeVisible(SLOW);
  });

  test('a sample of a page is opened and does what it promises @daily', async ({
    page,
  }) => {
    await page.goto('/docs/state/selections');
    const link = page.getByRole('link', { name: 'Edit in the playground' });
    await link.first().click();
    await expect(page).toHaveURL(
      /\/play\?sample=\/docs\/state\/selections:\d+$/,
    );
    await expect(status(page)).toContainText('All values match', SLOW);
  });

  test('the bad sample of a rule is linted with that rule', async ({
    page,
  }) => {
    await page.goto('/docs/eslint-plugin/rules/no-zone-run-apis');
    await page
      .getByRole('link', { name: 'Edit in the playground' })
      .first()
      .click();
    await expect(tab(page, 'Lint')).toHaveAttribute(
      'aria-selected',
      'true',
      SLOW,
    );
    const found = panel(page, 'Lint').getByRole('listitem');
    await expect(found.first()).toContainText('no-zone-run-apis', SLOW);
    await expect(found.filter({ hasNotText: 'no-zone-run-apis' })).toHaveCount(
      0,
    );
  });
});
