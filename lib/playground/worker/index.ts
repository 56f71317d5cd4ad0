/** Functions that a worker runs for the page. */

/** Gives a function by its name, once it is there. */
type Load = (name: string) => Promise<(...args: never[]) => unknown>;

/** What the page asks: the name of a function, and what it gets. */
export type Question = { id: number; name: string; args: readonly unknown[] };

/** What the worker answers: that it begins, as its files are there, and how it ended. */
export type Answer = { id: number } & (
  | { kind: 'begins' }
  | { kind: 'value'; value: unknown }
  | { kind: 'error'; message: string; line: number | undefined }
);

/** Runs functions for the page, one after the other. */
export function serve(load: Load): void {
  const answer = (one: Answer) => self.postMessage(one);
  const run = async ({ id, name, args }: Question) => {
    try {
      const work = await load(name);
      answer({ id, kind: 'begins' });
      const value = await work(...(args as never[]));
      answer({ id, kind: 'value', value });
    } catch (error) {
      // Parsers name the place in one of two ways.
      const { message, line, loc } = error as Error & {
        line?: number;
        loc?: { start?: { line: number } };
      };
      const [first = ''] = message.split('\n');
      const at = line ?? loc?.start?.line;
      answer({ id, kind: 'error', message: first, line: at });
    }
  };
  self.onmessage = ({ data }: MessageEvent<Question>) => void run(data);
}
