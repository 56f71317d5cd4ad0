// The process in which samples run. Plain JavaScript, because no loader may
// stand between a sample and Node. Started by sample-child.ts, one for each kind of host.
import { readdirSync, rmSync } from 'node:fs';
import { inspect, isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import { pump, START, stopClock } from './clock.mjs';
import { failureOf, probesFor } from './probes.mjs';
import { installDocument, shareClockWithWindow } from './sample-document.mjs';
import { startTestBed } from './test-bed.mjs';

const [HOST, ...preloaded] = process.argv.slice(2);
const HAS_DOCUMENT = HOST === 'dom';
/** Looks for what no fake clock drives, such as a call to a server of the sample's own. */
const MAX_LOOKS = 1_000;
const LOOK_INTERVAL_MS = 5;
/** Reports that the event loop turns, so that the checker goes on waiting. */
const SIGN_OF_LIFE_INTERVAL_MS = 1000;
/** What the event loop waits for while a connection is made: in real time, so that virtual time has to wait as well. */
const CONNECTING = ['GetAddrInfoReqWrap', 'TCPConnectWrap'];

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
const clock = stopClock(fakeTimers);
if (HAS_DOCUMENT) shareClockWithWindow(clock);

/** @type {{ expected: unknown[], given: string[], isRight: boolean }[]} */
let sites = [];
/** @type {number[]} */
let order = [];
/** @type {unknown[]} */
let failures = [];
let errorLog = [];

/** The document that a server has rendered. */
let served;

globalThis.__samples = probesFor(record);
if (HOST === 'ssr') {
  // Ends this half of the sample; the other one runs in a browser.
  globalThis.__samples.serve = (html) => {
    served = String(html);
    return new Promise(() => {});
  };
}

function record(id, value) {
  // What is promised is looked at in the browser.
  if (HOST === 'ssr') return;
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

process.on('uncaughtException', (error) => failures.push(error));
process.on('unhandledRejection', (error) => failures.push(error));
process.setSourceMapsEnabled(true);

await import('@angular/compiler');
// Others look for what these set.
for (const module of preloaded) await import(module);
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
    const providers = HAS_DOCUMENT ? [] : [stub];
    const injector = startTestBed(testing, browser, providers);
    runInContext = (run) => runInInjectionContext(injector, run);
  }
  return testing;
}
if (HAS_DOCUMENT) await getTesting();

process.on('message', (sample) => void answer(sample));
// The checker has ended.
process.on('disconnect', () => process.exit());

async function answer(sample) {
  const problems = await runSample(sample);
  removeFiles();
  const hasTimers = clock.countTimers() > 0;
  const run = resultOf();
  process.send({ problems, run, order, hasTimers, html: served });
}

/** What a sample writes, the next one does not find. */
function removeFiles() {
  process.chdir(filesDir);
  for (const name of readdirSync(filesDir)) {
    rmSync(name, { recursive: true, force: true });
  }
}

/** What samples set to watch errors or silence them: the next one finds it as Node and RxJS leave it. */
async function resetReports() {
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
  const { config } = await import('rxjs');
  config.onUnhandledError = null;
}

async function runSample(sample) {
  await resetReports();
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
  return [];
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
    await pump(clock, {
      isDone: () => isDone || served !== undefined,
      turn: realTurn,
      look: () => realDelay(LOOK_INTERVAL_MS),
      maxLooks: MAX_LOOKS,
      mayPass: () => !isConnecting(),
    });
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

/** What came of a sample, to be judged by the checker. */
function resultOf() {
  return {
    sites: sites.map(({ expected, given, isRight }) => ({
      isRight: isRight && given.length === expected.length,
      given,
    })),
    failures: failures.map((error) => failureOf(error, inspect)),
    errorLog,
  };
}
