import {
  GREETING,
  isReport,
  packsFor,
  type PackMessage,
  type Report,
  type RunRequest,
} from '@/lib/playground/engine';
import { fetchText } from '@/components/browser/fetch-text';
import { loadPart } from '@/components/browser/load-part';
import type { Loss } from '@/lib/playground/workbench';
import { PLAYGROUND } from './settings';

/** How long a running frame may not answer before it is replaced. Loops of the reader end themselves sooner. */
const STANDSTILL_MS = 4000;
const ASK_INTERVAL_MS = 500;
/** How long the engine may take to answer the first message. */
const GREETING_MS = 15_000;

type Listener = {
  report: (report: Report) => void;
  /** The frame stopped answering or left its document; it has to go. */
  lost: (why: Loss) => void;
};

/**
 * The way to the document that runs the reader's code. It has no origin, so it can reach nothing of this page; both
 * talk over a port that only they have.
 */
export class EngineLink {
  readonly #stop = new AbortController();
  /** Once the engine has answered. */
  #port: MessagePort | undefined;
  #request: RunRequest | undefined;
  readonly #packs = new Set<string>();
  /** Whether a program has run here, which may have left anything behind. */
  #isUsed = false;
  #isBegun = false;
  #limit: number | undefined;
  #watching: number | undefined;
  #unanswered = 0;

  /** @param frame that begins to load the document */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly listener: Listener,
  ) {
    let isLoaded = false;
    const { signal } = this.#stop;
    frame.addEventListener(
      'load',
      () => {
        if (isLoaded) listener.lost('left');
        else this.#greet();
        isLoaded = true;
      },
      { signal },
    );
  }

  /** Runs a program, as soon as the engine is there. */
  run(request: RunRequest): void {
    this.#request = request;
    if (this.#port) void this.#send(this.#port, request);
  }

  /** Listens to the frame no more. */
  close(): void {
    this.#stop.abort();
    window.clearTimeout(this.#limit);
    window.clearInterval(this.#watching);
    this.#port?.close();
  }

  #greet(): void {
    const { port1, port2 } = new MessageChannel();
    // A document that is not the engine, such as a "not found" page, never answers.
    this.#limit = window.setTimeout(
      () => this.listener.lost('unreachable'),
      GREETING_MS,
    );
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#stop.signal.aborted) return;
      if (!this.#port) {
        window.clearTimeout(this.#limit);
        this.#port = port1;
        if (this.#request) void this.#send(port1, this.#request);
      }
      // One that is worn may answer and begin nothing.
      if (data === 'pong' && !this.#isWorn) this.#unanswered = 0;
      else if (isReport(data)) this.#take(port1, data);
    };
    // It has no origin that could be named.
    this.frame.contentWindow?.postMessage(GREETING, '*', [port2]);
    port1.postMessage('ping');
  }

  /** The frame may ask for nothing: it gets a program with the packages that it needs. */
  async #send(port: MessagePort, request: RunRequest): Promise<void> {
    const known = this.#packs.size;
    try {
      for (const name of packsFor(PLAYGROUND.packs, request)) {
        const pack = await loadPack(name);
        if (!this.#packs.has(name)) {
          port.postMessage({ pack } satisfies PackMessage);
        }
        this.#packs.add(name);
      }
      if (this.#request !== request) return;
      port.postMessage(request);
      this.#isBegun = false;
      const hasPacks = this.#isUsed && known === this.#packs.size;
      this.#watch(port, hasPacks ? STANDSTILL_MS : GREETING_MS);
    } catch {
      if (!this.#stop.signal.aborted) this.listener.lost('unreachable');
    }
  }

  /** Whether what ran before may keep this program from its beginning. */
  get #isWorn(): boolean {
    return this.#isUsed && !this.#isBegun;
  }

  #take(port: MessagePort, report: Report): void {
    if (report.run === this.#request?.run) {
      this.#isUsed = true;
      this.#isBegun = true;
    }
    if (report.kind === 'started') {
      this.#watch(port, this.#request?.pauseMs ?? STANDSTILL_MS);
    }
    if (report.kind === 'done') window.clearInterval(this.#watching);
    this.listener.report(report);
  }

  /** A frame that runs in a process of its own can stand still beside this page. */
  #watch(port: MessagePort, limit: number): void {
    window.clearInterval(this.#watching);
    this.#unanswered = 0;
    this.#watching = window.setInterval(() => {
      if (this.#unanswered++ * ASK_INTERVAL_MS < limit) {
        port.postMessage('ping');
        return;
      }
      window.clearInterval(this.#watching);
      this.listener.lost(this.#isWorn ? 'worn' : 'blocked');
    }, ASK_INTERVAL_MS);
  }
}

/** Addresses by the names of packs. */
const ADDRESSES = JSON.parse(process.env['PLAY_PACKS'] ?? '{}') as Readonly<
  Record<string, string>
>;

const packs = new Map<string, Promise<string>>();

/**
 * The script of packages that programs may import.
 *
 * @throws when it cannot be had; the next call asks for it again
 */
function loadPack(name: string): Promise<string> {
  const pack =
    packs.get(name) ?? loadPart(() => fetchText(ADDRESSES[name] ?? ''));
  packs.set(name, pack);
  pack.catch(() => packs.delete(name));
  return pack;
}
