// What runs a demo inside a page of the browser, as a reader would, and collects what goes wrong.

import FakeTimers from '@sinonjs/fake-timers';
import { START, stopClock } from '../doctest/clock.mjs';
import { failureOf } from '../doctest/failure.mjs';

/** @type {string[]} */
const failures = [];

/** Frames in a row without a change after which a demo is at rest, and how many are waited for at most. */
const FRAMES_AT_REST = 6;
const MAX_FRAMES = 120;
/** What lies further down was not in sight at the first render. */
const FIRST_RENDER_HEIGHT_PX = 480;
const BARE_ATTRIBUTE =
  /^(?:_ng|ng-|style$|id$|for$|name$|href$|on|aria-\w+by$)/;

/** Browsers let the Tab key go to a scroll container by themselves, and packages make some that authors cannot name. */
const AXE_RULES = { 'scrollable-region-focusable': { enabled: false } };

const fail = (reason) => failures.push(failureOf(reason).text);

addEventListener('error', ({ error, message }) => fail(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('securitypolicyviolation', (event) => {
  const { violatedDirective, sample, blockedURI } = event;
  fail(
    `the security policy of the pages refuses ${blockedURI} (${violatedDirective}) ${sample}`,
  );
});
console.error = (...values) => {
  const error = values.find((value) => value instanceof Error);
  fail(error ?? `writes to console.error: ${values.join(' ')}`);
};

/** First renders are the same on every machine, so their timers and frames follow a clock that does not run by itself. */
let clock;
const FRAME_MS = 16;
/** So long runs the clock of a first render: between two values of what comes each tenth of a second. */
const VIRTUAL_FRAMES = 12;
const realFrame = requestAnimationFrame.bind(globalThis);
const realTimeout = setTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);

function stopTime() {
  let calls = 0;
  clock = stopClock(FakeTimers, ['performance']);
  // A loop that waits for a time to pass has to end.
  performance.now = () => clock.now - START + ++calls / 1000;
}

function resumeTime() {
  clock?.uninstall();
  clock = undefined;
  performance.now = realNow;
}

/** Layout, observers and messages are the browser's own. */
const nextFrame = () =>
  new Promise((resolve) => realFrame(() => realTimeout(resolve)));

async function rest(host) {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(host, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (let frame = 0; frame < MAX_FRAMES && quiet < FRAMES_AT_REST; frame++) {
    quiet++;
    await nextFrame();
  }
  observer.disconnect();
}

/** The first render as plain HTML: what is in sight, without what only Angular or a script could use. */
function firstRenderOf(host) {
  const bottom = host.getBoundingClientRect().top + FIRST_RENDER_HEIGHT_PX;
  for (const element of [...host.querySelectorAll('*')]) {
    const { top, height } = element.getBoundingClientRect();
    if (top > bottom && height > 0) element.dataset.outOfSight = '';
  }
  const copy = host.cloneNode(true);
  for (const element of host.querySelectorAll('[data-out-of-sight]')) {
    delete element.dataset.outOfSight;
  }
  for (const hidden of copy.querySelectorAll(
    '[data-out-of-sight], script, style, iframe',
  )) {
    hidden.remove();
  }
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const comments = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (BARE_ATTRIBUTE.test(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML.replace(/\s+/g, ' ').trim();
}

/** Lets the clock run to the first render, if there is one. */
async function passFrames(starting) {
  let isStarted = false;
  const end = () => (isStarted = true);
  starting.then(end, end);
  for (let frame = 0; frame < VIRTUAL_FRAMES || !isStarted; frame++) {
    if (!clock) return;
    await clock.tickAsync(FRAME_MS);
    await nextFrame();
  }
}

async function begin(url, controls) {
  const host = document.createElement('div');
  document.querySelector('main').append(host);
  const { start } = await import(url);
  stopTime();
  try {
    const inputs = controls.map(({ name, values }) => [name, values[0]]);
    const starting = start(host, Object.fromEntries(inputs));
    const [demo] = await Promise.all([starting, passFrames(starting)]);
    await rest(host);
    return { host, demo, firstRender: firstRenderOf(host) };
  } finally {
    resumeTime();
  }
}

/** Sets each value of the controls of what is shown, and stops it. */
async function use({ host, demo }, controls) {
  const { violations } = await globalThis.axe.run(host, { rules: AXE_RULES });
  for (const { help, nodes } of violations) {
    fail(`axe finds “${help}” at ${nodes[0]?.html ?? ''}`);
  }
  for (const { name, values } of controls) {
    for (const value of values.slice(1)) {
      demo.set(name, value);
      await rest(host);
    }
  }
  demo.stop();
  await nextFrame();
}

/**
 * Starts a demo as readers find it, and uses it.
 *
 * @param {string} url of its file
 * @param {{ name: string, values: unknown[] }[]} controls
 * @returns HTML of its first render, nothing where there is none; and what went wrong
 */
globalThis.__run = async (url, controls) => {
  let firstRender = '';
  try {
    const shown = await begin(url, controls);
    firstRender = shown.firstRender;
    await use(shown, controls);
  } catch (error) {
    fail(error);
  }
  return { firstRender, failures };
};
