// The process in which samples run. Plain JavaScript, because no loader may
// stand between a sample and Node. Started by sample-child.ts, one for each kind of host.
import { readdirSync, rmSync } from 'node:fs';
import { inspect, isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import {
  FRAME_TIMERS,
  installDocument,
  shareClockWithWindow,
} from './sample-document.mjs';

const HAS_DOCUMENT = process.argv[2] === 'dom';
/** Timers a sample may spend; an endless interval stops here. */
const MAX_TIMERS = 2_000;
/** Turns of the event loop in which messages between ports may still arrive. */
const QUIET_TURNS = 6;
/**
 * Looks for what no fake clock drives, such as a call to a server of the sample's own. Counted, not timed: on a busy
 * machine each takes longer, and so does what is waited for.
 */
const MAX_LOOKS = 1_000;
const LOOK_INTERVAL_MS = 5;
/** Reports that the event loop turns, so that the checker goes on waiting. */
const SIGN_OF_LIFE_INTERVAL_MS = 1000;
/** What the event loop waits for while a connection is made: in real time, so that virtual time has to wait as well. */
const CONNECTING = ['GetAddrInfoReqWrap', 'TCPConnectWrap'];

/** What `Date.now()` returns when a sample starts. */
const START = Date.UTC(2026, 0, 1, 12);

const realSetTimeout = globalThis.setTimeout;
const realSetImmediate = globalThis.setImmediate;
const realSetInterval = globalThis.setInterval;
const realClearInterval = globalThis.clearInterval;
const realTurn = () => new Promise((resolve) => realSetImmediate(resolve));
const filesDir = process.cwd();
const realDelay = (ms) => new Promise((resolve) => realSetTimeout(resolve, ms));

if (HAS_DOCUMENT) await installDocument();
// Loaded late, because it takes stock of the globals when it is read.
const { default: fakeTimers } = await import('@sinonjs/fake-timers');
const clock = fakeTimers.install({
  now: START,
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'Date',
    'performance',
    ...(HAS_DOCUMENT ? FRAME_TIMERS : []),
  ],
});
if (HAS_DOCUMENT) shareClockWithWindow(clock);

/** @type {{ expected: unknown[], given: string[], isRight: boolean }[]} */
let sites = [];
/** @type {number[]} */
let order = [];
/** @type {unknown[]} */
let failures = [];
let errorLog = [];

globalThis.__samples = {
  log: (id) => {
    return (...values) => {
      for (const value of values) record(id, value);
    };
  },
  value: (id, value) => {
    record(id, value);
    return value;
  },
};

function record(id, value) {
  const site = sites[id];
  const position = site.given.length;
  // Compared at once: the sample may change the object later.
  const isRight = isDeepStrictEqual(value, site.expected[position]);
  site.isRight &&= isRight && position < site.expected.length;
  site.given.push(
    inspect(value, { depth: 8, breakLength: Infinity, maxArrayLength: 50 }),
  );
  order.push(id);
}

for (const method of ['log', 'info', 'debug', 'warn', 'table', 'group']) {
  console[method] = () => {};
}
console.error = (...values) => {
  errorLog.push(
    values
      .map((value) => (typeof value === 'string' ? value : inspect(value)))
      .join(' '),
  );
};
process.on('uncaughtException', (error) => failures.push(error));
process.on('unhandledRejection', (error) => failures.push(error));
process.setSourceMapsEnabled(true);

await import('@angular/compiler');
let testing;
let runInContext = (run) => run();
async function getTesting() {
  if (!testing) {
    const browser = await import('@angular/platform-browser/testing');
    const { DOCUMENT, runInInjectionContext } = await import('@angular/core');
    testing = await import('@angular/core/testing');
    // Without a document, tearing down only needs to find no elements.
    const stub = {
      provide: DOCUMENT,
      useValue: { querySelectorAll: () => [] },
    };
    const { TestBed } = testing;
    // Asks the TestBed only when something is injected, so that a sample may
    // still configure it.
    const injector = { get: (...request) => TestBed.inject(...request) };
    runInContext = (run) => runInInjectionContext(injector, run);
    TestBed.initTestEnvironment(
      browser.BrowserTestingModule,
      browser.platformBrowserTesting(HAS_DOCUMENT ? [] : [stub]),
    );
  }
  return testing;
}
if (HAS_DOCUMENT) await getTesting();

process.on('message', (sample) => void answer(sample));
// The checker has ended.
process.on('disconnect', () => process.exit());
process.send({ isReady: true });

async function answer(sample) {
  const problems = await runSample(sample);
  // Schedulers remember what they wait for: a sample that leaves timers behind, or fails half way, must not share its
  // process with the next one.
  const isSpent = problems.length > 0 || clock.countTimers() > 0;
  removeFiles();
  process.send({ problems, order, isSpent });
}

/** What a sample writes, the next one does not find. */
function removeFiles() {
  process.chdir(filesDir);
  for (const name of readdirSync(filesDir)) {
    rmSync(name, { recursive: true, force: true });
  }
}

async function runSample(sample) {
  clock.setSystemTime(START);
  order = [];
  failures = [];
  errorLog = [];
  const problems = [];
  sites = sample.expected.map((text, site) => {
    try {
      // The author's own expectation, from our own content.
      const expected = new Function(`return [${text}\n];`)();
      return { expected, given: [], isRight: true };
    } catch (error) {
      problems.push({
        site,
        message: `\`${text}\` cannot be evaluated (${String(error)}). Write plain JavaScript values after \`// =>\`.`,
      });
      return { expected: [], given: [], isRight: false };
    }
  });
  if (problems.length > 0) return problems;

  const bed =
    sample.usesTestBed || sample.host !== 'node' ? await getTesting() : null;
  await execute(sample, bed);
  return [...findFailure(sample), ...judgeSites(sample)];
}

async function execute(sample, bed) {
  const { default: main } = await import(pathToFileURL(sample.file).href);
  let isDone = false;
  const finish = (error) => {
    isDone = true;
    if (error) failures.push(error.reason);
  };
  const signsOfLife = realSetInterval(
    () => process.send({ isAlive: true }),
    SIGN_OF_LIFE_INTERVAL_MS,
  );
  const run = () =>
    main().then(
      () => finish(),
      (reason) => finish({ reason }),
    );
  try {
    if (sample.host === 'node') void run();
    else void runInContext(run);
    await pump(() => isDone);
  } catch (error) {
    failures.push(error);
  } finally {
    realClearInterval(signsOfLife);
  }
  try {
    bed?.TestBed.resetTestingModule();
  } catch (error) {
    failures.push(error);
  }
  if (HAS_DOCUMENT) document.body.replaceChildren();
}

function isConnecting() {
  return process
    .getActiveResourcesInfo()
    .some((name) => CONNECTING.includes(name));
}

/** Lets virtual time pass until nothing is left to happen. */
async function pump(isDone) {
  let looks = 0;
  let quietTurns = 0;
  let timers = 0;
  while (true) {
    await realTurn();
    const mayPass = timers < MAX_TIMERS && !isConnecting();
    if (clock.countTimers() > 0 && mayPass) {
      quietTurns = 0;
      timers++;
      await clock.nextAsync();
    } else if (quietTurns++ < QUIET_TURNS) {
      continue;
    } else if (isDone()) {
      return;
    } else if (looks++ >= MAX_LOOKS) {
      throw new Error(
        'The sample never ends: it awaits something that does not happen.',
      );
    } else {
      await realDelay(LOOK_INTERVAL_MS);
    }
  }
}

function findFailure(sample) {
  const problems = [];
  const texts = failures.map(describeError);
  if (sample.throws === null) {
    failures.forEach((error, index) => {
      problems.push({
        message: `The sample throws ${texts[index].replace(/[.!]$/, '')}. Mend it, or announce it with throws="…".`,
        stack: error instanceof Error ? (error.stack ?? '') : '',
      });
    });
    if (failures.length === 0 && errorLog.length > 0) {
      problems.push({
        message: `The sample writes to console.error: ${errorLog[0]}. Mend it, or promise the text with \`// =>\`.`,
      });
    }
  } else if (!texts.some((text) => text.includes(sample.throws))) {
    problems.push({
      message: `The sample was to throw an error with "${sample.throws}", but ${texts.length > 0 ? `throws ${texts.join(', ')}` : 'throws nothing'}. Mend the sample or its \`throws\`.`,
    });
  }
  return problems;
}

function judgeSites(sample) {
  return sites.flatMap(({ expected, given, isRight }, site) => {
    if (isRight && given.length === expected.length) return [];
    const promised = `\`// => ${sample.expected[site] || 'nothing'}\``;
    if (given.length === 0 && isRight) {
      return [
        {
          site,
          message: `${promised} was promised, but the sample never gets there. Mend the sample or the comment.`,
        },
      ];
    }
    return [
      {
        site,
        message: `${promised} was promised, but the sample gives ${given.join(', ')}. Mend the sample or the comment.`,
      },
    ];
  });
}

function describeError(error) {
  if (!(error instanceof Error)) return inspect(error);
  const { name, message, cause } = error;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return `${name}: ${message}${reason}`;
}
