// What stands between a sample and its checker inside a page of the browser. Bundled with the sample.

import { failureOf, probesFor } from './probes.mjs';

/** @type {unknown[][]} */
const given = [];
/** @type {{ text: string, stack: string }[]} */
const failures = [];
/** @type {string[]} */
const errorLog = [];

function record(id, value) {
  // Copied at once: the sample may change the object later.
  (given[id] ??= []).push(structuredClone(value));
}

const fail = (reason) => failures.push(failureOf(reason));

globalThis.__samples = probesFor(record);
console.error = (...values) => {
  errorLog.push(
    values
      .map((value) => (value?.stack ?? String(value)).split('\n')[0])
      .join(' '),
  );
};
addEventListener('error', ({ error, message }) => fail(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Lets the host start the sample.
 *
 * @param main the sample
 * @param expected the promised values by place; evaluated here, because they are the author's code as well
 */
export function prepare(main, expected) {
  globalThis.__runSample = async () => {
    try {
      await main();
    } catch (error) {
      fail(error);
    }
    // What the last statement caused is still seen.
    await nextFrame();
    return {
      given,
      expected: expected.map((read) => read()),
      failures,
      errorLog,
    };
  };
}
