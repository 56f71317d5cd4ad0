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

test('code in the playground that hangs after its end is ended by the next run', async ({
  page,
}) => {
  await page.goto(
    linkTo(`setTimeout(new Function('for (;;) {}'), 50);
console.log('end of sample');`),
  );
  await run(page);
  await expect(status(page)).toContainText('Ran without errors', SLOW);
  await write(page, "console.log('again');");
  await expect(status(page)).toContainText('blocked everything else', SLOW);
  await run(page);
  await tab(page, 'Console').click();
  await expect(panel(page, 'Console')).toContainText('again', SLOW);
});
