import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

/** What was given as a flag, or what the author answers. */
export async function answerOf(
  flag: string | undefined,
  question: string,
): Promise<string> {
  if (flag !== undefined) return flag;
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim();
}

/**
 * Writes a new file of content.
 *
 * @throws Error when something lies there already
 */
export function writeNew(file: string, text: string): void {
  if (existsSync(file)) {
    throw new Error(
      `[site] ${file} is there already, and would be lost. Choose another path or edit that file.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
