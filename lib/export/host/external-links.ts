import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An address that answered is not asked again before. */
const REMEMBERED_MS = 7 * DAY_MS;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 6;

const cacheSchema = z.record(z.string(), z.number());

type ExternalLink = {
  address: string;
  isAlive: boolean;
  /** Status or error, for people. */
  answer: string;
  /** Whether the answer is remembered from an earlier run. */
  isKnown: boolean;
};

/**
 * Asks for addresses of other sites. Only good answers are remembered: a server that was down is asked again.
 *
 * @param cacheFile where the times of good answers are kept
 * @param ask fetches an address; given by tests
 */
export async function checkExternalLinks(
  addresses: readonly string[],
  cacheFile: string,
  ask: typeof fetch = fetch,
): Promise<ExternalLink[]> {
  const seen = await readCache(cacheFile);
  const now = Date.now();
  const waiting = [...new Set(addresses)].map((address) =>
    address.replace(/#[^]*/, ''),
  );
  const results = new Map<string, ExternalLink>();
  const queue = [...new Set(waiting)];
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const isKnown = now - (seen[address] ?? 0) < REMEMBERED_MS;
      const answer = isKnown ? 'known' : await answerOf(address, ask);
      const isAlive = isKnown || /^[23]\d\d$/.test(answer);
      if (isAlive && !isKnown) seen[address] = now;
      results.set(address, { address, isAlive, answer, isKnown });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(seen));
  return addresses.flatMap((address) => {
    const result = results.get(address.replace(/#[^]*/, ''));
    return result ? [{ ...result, address }] : [];
  });
}

/** Some servers refuse HEAD; what they say to GET counts. */
async function answerOf(address: string, ask: typeof fetch): Promise<string> {
  let answer = '';
  for (const method of ['HEAD', 'GET']) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await ask(address, { method, signal });
      answer = String(response.status);
      if (response.ok) return answer;
    } catch (error) {
      answer = error instanceof Error ? error.message : String(error);
    }
  }
  return answer;
}

async function readCache(file: string): Promise<Record<string, number>> {
  try {
    return cacheSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
