/** The program of the frame: runs what the page sends, and reports the results. */

import type { Clock } from '@sinonjs/fake-timers';
import { resetInjectors } from './angular';
import { provideStorage } from './frame-storage';
import { passTime } from './frame-time';
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
  const run = new Run(request.run, request.files, send);
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

async function execute(run: Run, isTimeVirtual: boolean): Promise<void> {
  if (!isTimeVirtual) return run.execute();
  const timers: unknown = moduleOf(TIMERS);
  return passTime(
    timers as Parameters<typeof passTime>[0],
    () => run.execute(),
    (started) => (clock = started),
  );
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
