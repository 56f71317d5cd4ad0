import {
  SLOW,
  linkTo,
  panel,
  run,
  status,
  tab,
  write,
} from './support/playground';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

// As browsers of readers have it: a frame without an origin runs in a process of its own.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--site-per-process'],
      }),
    { scope: 'worker' },
  ],
});

for (const [what, code] of [
  ['hangs after its end', "setTimeout(new Function('for (;;) {}'), 50);"],
  ['removes its document', 'document.documentElement.remove();'],
  [
    'answers in the place of the engine',
    "document.querySelector = document.createElement = () => { throw new Error('gone'); }; globalThis.Promise = undefined as never;",
  ],
] as const) {
  test(`after code in the playground that ${what}, the next one runs`, async ({
    page,
  }) => {
    await page.goto(linkTo(`${code}\nconsole.log('end of sample');`));
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console')).toContainText('end of sample', SLOW);
    await write(page, "console.log('again');");
    await expect(panel(page, 'Console')).toContainText('again', SLOW);
    await expect(status(page)).toContainText('Ran without errors', SLOW);
  });
}
