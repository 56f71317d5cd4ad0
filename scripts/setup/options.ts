import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { nearest } from '@/lib/base/text';

/**
 * What a command was given. With `--help` it prints what the command takes, and ends.
 *
 * @param usage what it does, how it is typed, and what each flag means
 * @throws Error that names a flag the command does not know
 */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) endWith(usage);
  return parseArgs(config);
}

/**
 * Runs the part of a command that its first argument names; the rest of the arguments is the part's.
 *
 * @param usage what the command does, with a line for each part
 * @param otherwise the part that runs when none is named
 * @throws Error that names the parts when there is none of that name
 */
export async function runPart(
  usage: string,
  parts: Readonly<Record<string, () => Promise<unknown>>>,
  otherwise?: string,
): Promise<void> {
  const first = process.argv[2];
  const isNamed = first !== undefined && !first.startsWith('-');
  if (!isNamed && (otherwise === undefined || first === '--help')) {
    endWith(usage);
  }
  const name = isNamed ? first : (otherwise ?? '');
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) {
    const [close] = nearest(name, Object.keys(parts));
    throw new Error(
      `[site] There is no part "${name}", so nothing was done. ${close === undefined ? `Name one of ${Object.keys(parts).join(', ')}.` : `Did you mean ${close}?`}`,
    );
  }
  if (isNamed) process.argv.splice(2, 1);
  await part();
}

function endWith(text: string): never {
  console.log(text);
  process.exit();
}
