import { expect, test } from '@playwright/test';
import { hashOf } from '../support/playground';
import { ERROR_CASES, OTHER_FILE } from './error-cases';
import { COMPOSE, type Reader } from './reader';
import { WAYS_OUT } from './ways-out';

const STATUS = '.play-status';
const PREVIEW = 'iframe[title="Preview"]';

/** Opens a program that came with a link, and runs it. */
async function openProgram(reader: Reader, code: string): Promise<void> {
  const files = { 'sample.ts': code, 'other.ts': OTHER_FILE };
  // What differs behind the hash alone would be no load.
  await reader.run(`history.replaceState(null, '', '/play')`).catch(() => {});
  await reader.open(`/play?${Math.random()}${hashOf({ files })}`);
  await reader.press('button', 'Run');
}

/** @param current the reader of the tests, once there is one */
export function checkPlayground(current: () => Reader): void {
  let reader: Reader;
  test.beforeAll(() => {
    reader = current();
  });

  test('runs', async () => {
    await reader.open('/play');
    await reader.see(PREVIEW);
    await reader.inFrame(PREVIEW, async () => {
      await reader.see('body', 'Count: 0');
      await reader.press('button', 'Add 1');
      await reader.see('body', 'Count: 1');
    });
    await reader.see(STATUS, 'Ran without errors.');
  });

  test('shares', async () => {
    await reader.open('/play');
    await reader.press('button', 'Share');
    await reader.see('button', 'Copied');
    await reader.until('return location.hash', /^#code=/);
  });

  test('takes the Enter of a composition for no key of its own', async () => {
    await openProgram(reader, "console.log('still');");
    await reader.see(STATUS, 'Ran without errors.');
    const lines = `return document.querySelectorAll('.cm-line').length`;
    await reader.see('.cm-content');
    const before = await reader.run(lines);
    await reader.run(COMPOSE, '.cm-content');
    expect(await reader.run(lines)).toBe(before);
  });

  test('tells the line of what is logged', async () => {
    await openProgram(
      reader,
      "\nsetTimeout(() => {\n  console.log('late');\n}, 20);",
    );
    await reader.press('[role=tab]', 'Console');
    await reader.see('[role=tabpanel] button', 'Line 3');
  });

  for (const { from, code, says } of ERROR_CASES) {
    test(`tells with its line what is thrown by ${from}`, async () => {
      await openProgram(reader, code);
      await reader.see(STATUS, says);
    });
  }

  test('lets nothing out', async () => {
    await openProgram(reader, WAYS_OUT);
    await reader.press('[role=tab]', 'Console');
    await reader.see('[role=tabpanel]', 'end of sample');
    await reader.miss('[role=tabpanel]', 'reached');
  });

  test('leads through the first tutorial to its end', async () => {
    test.setTimeout(180_000);
    const panel = '[aria-label="Tutorial"]';
    await reader.open('/play?tutorial=/docs/tutorials/first-state');
    for (let step = 1; step <= 7; step++) {
      await reader.see(`${panel} h3`, `Step ${step} of 7`);
      await reader.press(`${panel} button`, 'Show the solution');
      await reader.press(`${panel} button`, 'Check my code');
      await reader.see(`${panel} [role=status]`, 'Done.');
      if (step < 7) await reader.press(`${panel} button`, 'Next step');
    }
    await reader.see(`${panel} h3`, 'You have finished');
  });
}
