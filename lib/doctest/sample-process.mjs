// The process in which samples run. Plain JavaScript, because no loader may
// stand between a sample and Node. Started by run.ts, one for each kind of host.
import { readdirSync, rmSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { inspect, isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import {
  forgetConnections,
  isConnecting,
  removeNetwork,
} from './no-network.mjs';
import { keepRealm } from './realm.mjs';
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
/** Where the checker listens. */
const ANSWERS = 3;

/** What `Date.now()` says when a sample starts. */
const START = Date.UTC(2026, 0, 1, 12);

const realSetTimeout = globalThis.setTimeout;
const realSetImmediate = globalThis.setImmediate;
const realTurn = () => new Promise((resolve) => realSetImmediate(resolve));
const realExit = process.reallyExit.bind(process);
const realCwd = process.cwd();
const { chdir } = process;
const { defineProperty, freeze } = Object;
const toJson = JSON.stringify;
const realDelay = (ms) => new Promise((resolve) => realSetTimeout(resolve, ms));

removeNetwork();
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
/** Whether the sample has changed what all code shares. */
let hasTamperedRealm = false;

defineProperty(globalThis, '__samples', {
  value: freeze({
    log: (id) => {
      return (...values) => {
        for (let index = 0; index < values.length; index++) {
          record(id, values[index]);
        }
      };
    },
    value: (id, value) => {
      record(id, value);
      return value;
    },
  }),
});

function record(id, value) {
  const site = sites[id];
  const position = site.given.length;
  // Compared at once: the sample may change the object later.
  const isRight = isDeepStrictEqual(value, site.expected[position]);
  site.isRight &&= isRight && position < site.expected.length;
  add(
    site.given,
    inspect(value, { depth: 8, breakLength: Infinity, maxArrayLength: 50 }),
  );
  add(order, id);
}

/** What an array can do by itself, a sample may have changed. */
function add(list, value) {
  defineProperty(list, list.length, {
    __proto__: null,
    value,
    enumerable: true,
  });
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
// No sample has a reason to signal others.
process.kill = () => {
  throw new Error('samples may not end other processes');
};
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

// Brings globals of its own, which are no change that a sample makes.
await import('@angular/core');
const restoreRealm = keepRealm(HAS_DOCUMENT ? window : undefined);
const requests = createInterface({ input: process.stdin });
requests.on('line', (line) => void answer(JSON.parse(line)));
// Whoever asked is gone.
requests.on('close', () => realExit(0));
tell({ isReady: true });

async function answer({ nonce, sample }) {
  const findings = await runSample(sample);
  // Schedulers remember what they wait for: a sample that leaves timers or names
  // behind, or fails half way, must not share its process with the next one.
  const isSpent =
    hasTamperedRealm || findings.length > 0 || clock.countTimers() > 0;
  removeFiles();
  tell({ nonce, findings, order, isSpent });
}

/** In one piece, whatever the sample has done to streams. */
function tell(message) {
  const bytes = Buffer.from(`${toJson(message)}\n`);
  try {
    for (let sent = 0; sent < bytes.length;) {
      sent += writeSync(ANSWERS, bytes, sent);
    }
  } catch {
    realExit(1);
  }
}

/** What a sample writes, the next one does not find. */
function removeFiles() {
  chdir(realCwd);
  for (const name of readdirSync(realCwd)) {
    rmSync(name, { recursive: true, force: true });
  }
}

async function runSample(sample) {
  clock.setSystemTime(START);
  forgetConnections();
  hasTamperedRealm = false;
  order = [];
  failures = [];
  errorLog = [];
  const findings = [];
  sites = sample.expected.map((text, site) => {
    try {
      // The author's own expectation, from our own content.
      const expected = new Function(`return [${text}\n];`)();
      return { expected, given: [], isRight: true };
    } catch (error) {
      findings.push({
        site,
        message: `\`${text}\` cannot be evaluated (${String(error)}). Write plain JavaScript values after \`// =>\`.`,
      });
      return { expected: [], given: [], isRight: false };
    }
  });
  if (findings.length > 0) return findings;

  const bed =
    sample.usesTestBed || sample.host !== 'node' ? await getTesting() : null;
  await execute(sample, bed);
  return [...judgeFailures(sample), ...judgeSites(sample)];
}

async function execute(sample, bed) {
  const { default: main } = await import(pathToFileURL(sample.file).href);
  let isDone = false;
  const finish = (error) => {
    isDone = true;
    if (error) failures.push(error.reason);
  };
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
  }
  hasTamperedRealm = restoreRealm();
  try {
    bed?.TestBed.resetTestingModule();
  } catch (error) {
    failures.push(error);
  }
  if (HAS_DOCUMENT) document.body.replaceChildren();
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

function judgeFailures(sample) {
  const findings = [];
  const texts = failures.map(describeError);
  if (sample.throws === null) {
    failures.forEach((error, index) => {
      findings.push({
        message: `The sample throws ${texts[index].replace(/[.!]$/, '')}. Mend it, or announce it with throws="…".`,
        stack: error instanceof Error ? (error.stack ?? '') : '',
      });
    });
    if (failures.length === 0 && errorLog.length > 0) {
      findings.push({
        message: `The sample writes to console.error: ${errorLog[0]}. Mend it, or promise the text with \`// =>\`.`,
      });
    }
  } else if (!texts.some((text) => text.includes(sample.throws))) {
    findings.push({
      message: `The sample was to throw an error with "${sample.throws}", but ${texts.length > 0 ? `throws ${texts.join(', ')}` : 'throws nothing'}. Mend the sample or its \`throws\`.`,
    });
  }
  return findings;
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
