import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { BrowserHost } from './browser-host';
import type { EmittedSample } from './emit';
import type { RunProblem, SampleHost, SampleResult } from './run-problems';
import {
  MAX_SILENT_LOOKS,
  startProcess,
  type SampleFolders,
  watchSilence,
} from './sample-child';

const SSR_PROCESS = fileURLToPath(
  new URL('./ssr-process.mjs', import.meta.url),
);

const ANSWER = z.union([
  z.object({ html: z.string() }),
  z.object({ text: z.string(), stack: z.string() }),
  z.strictObject({}),
]);

/** Renders a sample in Node until it serves a document, then runs it again in the browser, on that document. */
export class SsrHost implements SampleHost {
  /** @param preload modules that come first, since others look for what they set */
  constructor(
    private readonly browser: BrowserHost,
    private readonly preload: readonly string[],
    private readonly folders: SampleFolders,
  ) {}

  async run(emitted: EmittedSample): Promise<SampleResult> {
    const served = await this.#serve(emitted);
    if (typeof served === 'string') return this.browser.run(emitted, served);
    const { throws } = emitted.sample.fence.meta;
    // What must fail may fail in this half.
    const isAnnounced = throws !== undefined && served.message.includes(throws);
    return { problems: isAnnounced ? [] : [served], order: [] };
  }

  async #serve({ file }: EmittedSample): Promise<string | RunProblem> {
    const script = [SSR_PROCESS, file, ...this.preload];
    const child = startProcess(this.folders, script);
    // Unread, a long text would stop it.
    child.stderr?.resume();
    const served = new Promise<string | RunProblem>((resolve) => {
      child.on('message', (message) => resolve(toServed(message)));
      child.on('error', () => resolve(onServer('does not start')));
      child.on('exit', () => resolve(onServer('ends its process')));
      const endWatch = watchSilence(child, MAX_SILENT_LOOKS, () =>
        resolve(onServer('stands still')),
      );
      child.on('exit', endWatch);
    });
    await served;
    child.kill('SIGKILL');
    return served;
  }
}

function toServed(message: unknown): string | RunProblem {
  const answer = ANSWER.safeParse(message).data ?? {};
  if ('html' in answer) return answer.html;
  return 'text' in answer
    ? onServer(`throws ${answer.text.replace(/[.!]$/, '')}`, answer.stack)
    : onServer('serves no document');
}

function onServer(what: string, stack?: string): RunProblem {
  return {
    message: `On the server, the sample ${what}. Mend it; a sample with \`run=ssr\` hands its document over with \`hydrate\`.`,
    stack,
  };
}
