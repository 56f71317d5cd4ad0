import { createInterface } from 'node:readline';

const terminal = createInterface({
  input: process.stdin,
  output: process.stdout,
});
// One iterator for all questions: it keeps the lines that come before they are asked for.
const lines = terminal[Symbol.asyncIterator]();

/** What a flag says or, without the flag, the first answer that can be used; of any other, its author is told why not. */
export async function ask<Answer>(
  flag: string | undefined,
  question: string,
  parse: (text: string) => Answer,
): Promise<Answer> {
  if (flag !== undefined) return parse(flag.trim());
  for (;;) {
    terminal.setPrompt(`${question} `);
    terminal.prompt();
    const line = await lines.next();
    if (line.done) {
      throw new Error(
        `\n[site] The input ended before "${question}" had an answer, so nothing was written. Start again, or give every answer as a flag.`,
      );
    }
    try {
      return parse(line.value.trim());
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/** To be called when all is answered: what listens keeps the process alive. */
export function stopAsking(): void {
  terminal.close();
}
