import { element } from '@/lib/base/browser/dom';
import { withBase } from '@/lib/base/url';
import { GREETING, isReport, type Report, type RunRequest } from '../engine';

/** Where the frame is, without base path. */
const FRAME_PATH = '/play/frame';
/** How long a running frame may not answer before it is replaced. Loops of the reader end themselves sooner. */
const STANDSTILL_MS = 4000;
const ASK_INTERVAL_MS = 500;
/** How long the engine may take to answer the first message. */
const GREETING_MS = 15_000;

/** Called with the reports of the frame, and with its end. */
type Listener = {
  report: (report: Report) => void;
  /** The frame stopped answering or left its document, and was removed. */
  lost: (why: 'blocked' | 'left' | 'unreachable') => void;
};

/**
 * The document that runs the reader's code. It has no origin, so it can reach nothing of this page; both talk over a
 * port that only they have.
 */
export class FrameHost {
  #frame: HTMLIFrameElement | undefined;
  #port: Promise<MessagePort> | undefined;
  #watching: number | undefined;
  #unanswered = 0;
  #request: RunRequest | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly listener: Listener,
  ) {}

  /** Runs a program, in the frame that is there or in a new one. */
  async run(request: RunRequest): Promise<void> {
    try {
      this.#request = request;
      const port = await (this.#port ??= this.#open());
      port.postMessage(request);
    } catch {
      this.close();
      this.listener.lost('unreachable');
    }
  }

  /** Removes the frame, with all that runs in it. */
  close(): void {
    this.#stopWatching();
    this.#frame?.remove();
    this.#frame = undefined;
    this.#port = undefined;
  }

  #handleMessage(port: MessagePort, data: unknown): void {
    if (data === 'pong') {
      this.#unanswered = 0;
    } else if (isReport(data)) {
      if (data.kind === 'needs-reload') {
        this.close();
        if (data.run === this.#request?.run) void this.run(this.#request);
        return;
      }
      if (data.kind === 'started') this.#watch(port);
      if (data.kind === 'done') this.#stopWatching();
      this.listener.report(data);
    }
  }

  /** A frame that runs in a process of its own can stand still beside this page. */
  #watch(port: MessagePort): void {
    this.#stopWatching();
    this.#unanswered = 0;
    this.#watching = window.setInterval(() => {
      if (this.#unanswered++ * ASK_INTERVAL_MS < STANDSTILL_MS) {
        port.postMessage('ping');
        return;
      }
      this.close();
      this.listener.lost('blocked');
    }, ASK_INTERVAL_MS);
  }

  #stopWatching(): void {
    window.clearInterval(this.#watching);
  }

  #open(): Promise<MessagePort> {
    const frame = element('iframe', {
      class: 'play-frame',
      title: 'Preview',
      sandbox: 'allow-scripts',
      src: withBase(FRAME_PATH),
    });
    this.#frame = frame;
    return new Promise((done, fail) => {
      let isOpen = false;
      frame.addEventListener('load', () => {
        if (isOpen) {
          this.close();
          this.listener.lost('left');
          return;
        }
        isOpen = true;
        this.#greet(frame, done, fail);
      });
      frame.addEventListener('error', fail);
      this.place.replaceChildren(frame);
    });
  }

  #greet(
    frame: HTMLIFrameElement,
    done: (port: MessagePort) => void,
    fail: (error: Error) => void,
  ): void {
    const { port1, port2 } = new MessageChannel();
    // A document that is not the engine, such as a "not found" page, never answers.
    const limit = window.setTimeout(
      () => fail(new Error('The engine does not answer.')),
      GREETING_MS,
    );
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      window.clearTimeout(limit);
      done(port1);
      this.#handleMessage(port1, data);
    };
    // It has no origin that could be named.
    frame.contentWindow?.postMessage(GREETING, '*', [port2]);
    port1.postMessage('ping');
  }
}
