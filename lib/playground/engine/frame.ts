/** The program of the frame: runs what the page sends, and reports the results. */

import type { Clock } from '@sinonjs/fake-timers';
import { pump, stopClock } from '@/lib/samples/doctest/clock.mjs';
import { resetInjectors } from './angular';
import { provideStorage } from './frame-storage';
import { moduleOf, openRegistry, runPack } from './modules';
import { TIMERS } from './packs';
import { ConsoleReporter } from './console';
import {
  GREETING,
  type PackMessage,
  type Report,
  type RunRequest,
} from './protocol';
import { Run } from './run';
import { allowPause } from './watch';

/** Looks for what no clock drives. */
const MAX_LOOKS = 400;

const realTimeout = window.setTimeout.bind(window);
const { port1: near, port2: far } = new MessageChannel();

let send: (report: Report) => void = () => {};
let current: Run | undefined;
let clock: Clock | undefined;
const logged = new ConsoleReporter((report) => send(report));
/** Until the packs that were sent have run. */
let packs = Promise.resolve();

type Asked = RunRequest | PackMessage | 'ping';

function start(): void {
  // Outside of a sandbox, code of others would run with the rights of this site.
  if (window.origin !== 'null' || window.parent === window) return;
  const greet = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== window.parent || data !== GREETING || !port) return;
    window.removeEventListener('message', greet);
    send = (report) => port.postMessage(report);
    port.onmessage = ({ data: asked }: MessageEvent<Asked>) => {
      if (asked === 'ping') port.postMessage('pong');
      else if ('pack' in asked) packs = packs.then(() => runPack(asked.pack));
      else void answer(asked);
    };
  };
  window.addEventListener('message', greet);
  openRegistry();
  removeNetworkApis();
  provideStorage();
  logged.listen();
  window.addEventListener('error', ({ error, message, filename, lineno }) =>
    current?.fail(error ?? message, `${filename}:${lineno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    current?.fail(reason),
  );
}

/** The policy of this document does not cover WebRTC, which could reach a network. */
function removeNetworkApis(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
}

async function answer(request: RunRequest): Promise<void> {
  cleanUp();
  document.documentElement.dataset['theme'] = request.theme;
  const run = new Run(request.run, request.files, logged.send);
  current = run;
  try {
    await packs;
    await run.prepare();
    if (run.isOver) return;
    allowPause(request.pauseMs);
    logged.begin(run.id);
    send({ kind: 'started', run: run.id });
    await execute(run, request.isTimeVirtual);
    const isMounted = await run.show();
    if (run.isOver) return;
    if (request.isTimeVirtual) run.reportMissing();
    send({ kind: 'done', run: run.id, isMounted });
  } catch (error) {
    run.fail(error);
    if (!run.isOver) send({ kind: 'done', run: run.id, isMounted: false });
  }
}

/**
 * Runs the statements of a program. Where time is virtual, its clock stands still but for what is left to happen, and
 * goes on being virtual for what comes after them.
 *
 * @throws what the program throws, or when it awaits what does not come
 */
async function execute(run: Run, isTimeVirtual: boolean): Promise<void> {
  if (!isTimeVirtual) return run.execute();
  const timers: unknown = moduleOf(TIMERS);
  clock = stopClock(timers as Parameters<typeof stopClock>[0]);
  let isDone = false;
  const end = run.execute().finally(() => (isDone = true));
  // Awaited below, when virtual time has passed.
  end.catch(() => {});
  await pump(clock, {
    isDone: () => isDone,
    turn: realTurn,
    maxLooks: MAX_LOOKS,
  });
  await end;
}

/** A turn of the browser. On a busy machine a timer may overtake the messages of ports, so one of our own comes last. */
async function realTurn(): Promise<void> {
  await new Promise((done) => realTimeout(done));
  await new Promise((done) => {
    far.onmessage = done;
    near.postMessage(undefined);
  });
}

/** Ends the last program and removes what it has shown. */
function cleanUp(): void {
  current?.stop();
  current = undefined;
  logged.begin(undefined);
  clock?.uninstall();
  clock = undefined;
  try {
    resetInjectors();
  } catch {
    // A sample may leave behind what Angular cannot destroy; its elements are removed below.
  }
  document.body.replaceChildren();
}

start();
