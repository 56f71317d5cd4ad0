// What runs a demo inside a page of the browser, as a reader would, and collects what goes wrong.

import FakeTimers from '@sinonjs/fake-timers';
import { START, stopClock } from '../doctest/clock.mjs';
import { failureOf } from '../doctest/probes.mjs';

// The frame of the demo may be far above those of the packages.
Error.stackTraceLimit = 100;

/** @type {{ text: string, stack: string, quote?: string }[]} */
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

const fail = (reason) => failures.push(failureOf(reason));

addEventListener('error', ({ error, message }) => fail(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('securitypolicyviolation', (event) => {
  const { violatedDirective, sample, blockedURI } = event;
  failures.push({
    text: `the security policy of the pages refuses it (${violatedDirective}) ${sample}`,
    stack: `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`,
    quote: blockedURI,
  });
});
console.error = (...values) => {
  const error = values.find((value) => value instanceof Error);
  const text = `writes to console.error: ${values.join(' ')}`;
  if (error) fail(error);
  else failures.push({ text, stack: new Error().stack ?? '' });
};

/** Where each timer was started. */
const intervals = new Map();
const { setInterval, clearInterval } = globalThis;
globalThis.setInterval = (...values) => {
  const id = setInterval(...values);
  intervals.set(id, new Error().stack ?? '');
  return id;
};
globalThis.clearInterval = (id) => {
  intervals.delete(id);
  clearInterval(id);
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

async function begin(url, controls, isTimeVirtual = false) {
  const host = document.createElement('div');
  document.querySelector('main').replaceChildren(host);
  const { start } = await import(url);
  if (isTimeVirtual) stopTime();
  const inputs = controls.map(({ name, values }) => [name, values[0]]);
  const starting = start(host, Object.fromEntries(inputs));
  const [demo] = await Promise.all([starting, passFrames(starting)]);
  await rest(host);
  return { host, demo };
}

/** What is shown, and how to start it again. */
let shown;

/**
 * Starts a demo as readers find it.
 *
 * @param {string} url of its file
 * @param {{ name: string, values: unknown[] }[]} controls
 * @returns HTML of its first render; nothing where there is none
 */
globalThis.__show = async (url, controls) => {
  try {
    shown = { ...(await begin(url, controls, true)), url, controls };
    return firstRenderOf(shown.host);
  } catch (error) {
    fail(error);
    return '';
  } finally {
    resumeTime();
  }
};

/** Sets each value of the controls of what is shown, stops it, and starts and stops it once more. */
async function useShown() {
  const { host, demo, url, controls } = shown;
  const { violations } = await globalThis.axe.run(host, { rules: AXE_RULES });
  for (const { help, nodes } of violations) {
    const quote = nodes[0]?.html ?? '';
    const text = `axe finds “${help}” at ${quote}`;
    failures.push({ text, stack: '', quote });
  }
  for (const { name, values } of controls) {
    for (const value of values.slice(1)) {
      demo.set(name, value);
      await rest(host);
    }
  }
  demo.stop();
  const again = await begin(url, controls);
  again.demo.stop();
  await nextFrame();
  for (const stack of intervals.values()) {
    failures.push({
      text: 'a timer goes on after the demo was stopped. End it with the component, for example with takeUntilDestroyed()',
      stack,
    });
  }
  if (document.adoptedStyleSheets.length > 0) {
    fail('styles stay in the page after the demo was stopped');
  }
}

/** @returns what went wrong since the demo was started */
globalThis.__use = async () => {
  try {
    if (shown) await useShown();
  } catch (error) {
    fail(error);
  }
  return failures;
};
