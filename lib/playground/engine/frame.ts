/** The program of the frame: runs what the page sends, and reports the results. */

import type { Clock } from '@sinonjs/fake-timers';
import { resetInjectors } from './angular';
import { provideStorage } from './frame-storage';
import { pump, startClock } from './frame-time';
import {
  arePacksLoaded,
  loadPacks,
  moduleOf,
  openRegistry,
  type PackAddresses,
} from './modules';
import type { Packs } from './packs';
import {
  fitting,
  GREETING,
  LEVELS,
  type Report,
  type RunRequest,
} from './protocol';
import { placeInStack, Run } from './run';
import { showLogged } from './show';

/** Further logs are not reported: they would only fill the page. */
const MAX_LOGS = 500;

/** The packs of the site, which the bundler puts in. */
declare const PLAY_PACKS: Packs;

const addresses = JSON.parse(
  document.currentScript?.dataset['packs'] ?? '{}',
) as PackAddresses;

let send: (report: Report) => void = () => {};
let current: Run | undefined;
let clock: Clock | undefined;
let logs = 0;
let isSealed = false;

function start(): void {
  // Outside of a sandbox, code of others would run with the rights of this site.
  if (window.origin !== 'null' || window.parent === window) return;
  const greet = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== window.parent || data !== GREETING || !port) return;
    window.removeEventListener('message', greet);
    send = (report) => port.postMessage(report);
    port.onmessage = ({ data: asked }: MessageEvent<RunRequest | 'ping'>) => {
      if (asked === 'ping') port.postMessage('pong');
      else void answer(asked);
    };
  };
  window.addEventListener('message', greet);
  openRegistry();
  removeNetworkApis();
  provideStorage();
  listenToConsole();
  window.addEventListener('error', ({ error, message }) =>
    current?.fail(error ?? message),
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

/**
 * From here on, no request is allowed. Until then, packages are loaded from this site, and code could leave data in
 * the logs of its server by what it requests.
 */
function seal(): void {
  if (isSealed) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:";
  document.head.append(policy);
  isSealed = true;
}

function listenToConsole(): void {
  for (const level of LEVELS) {
    console[level] = (...values: readonly unknown[]) => {
      if (!current || logs++ >= MAX_LOGS) return;
      const isLast = logs === MAX_LOGS;
      send({
        kind: 'log',
        run: current.id,
        level,
        text: isLast ? '… and more' : fitting(values.map(showLogged).join(' ')),
        ...placeInStack(new Error().stack ?? ''),
      });
    };
  }
}

async function answer(request: RunRequest): Promise<void> {
  cleanUp();
  document.documentElement.dataset['theme'] = request.theme;
  let run: Run | undefined;
  try {
    const specifiers = request.files.flatMap(({ imports }) => imports);
    if (request.isTimeVirtual) specifiers.push('@sinonjs/fake-timers');
    if (isSealed && !arePacksLoaded(PLAY_PACKS, specifiers)) {
      send({ kind: 'needs-reload', run: request.run });
      return;
    }
    await loadPacks(PLAY_PACKS, specifiers, addresses);
    seal();
    run = current = new Run(request.run, request.files, send);
    send({ kind: 'started', run: run.id });
    if (request.isTimeVirtual) await executeInVirtualTime(run);
    else await run.execute();
    const isMounted = await run.show();
    if (run.isOver) return;
    if (request.isTimeVirtual) run.reportMissing();
    send({ kind: 'done', run: run.id, isMounted });
  } catch (error) {
    (run ?? new Run(request.run, [], send)).fail(error);
    if (!run?.isOver) {
      send({ kind: 'done', run: request.run, isMounted: false });
    }
  }
}

async function executeInVirtualTime(run: Run): Promise<void> {
  const timers = moduleOf('@sinonjs/fake-timers');
  const own = (clock = startClock(
    timers as unknown as Parameters<typeof startClock>[0],
  ));
  let isDone = false;
  const end = run.execute().finally(() => (isDone = true));
  // Awaited below, when virtual time has passed.
  end.catch(() => {});
  await pump(own, () => isDone);
  await end;
}

/** Ends the last program and removes what it has shown. */
function cleanUp(): void {
  current?.stop();
  current = undefined;
  logs = 0;
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
