import { SECURITY_HEADERS } from '@/lib/export/host/headers';
import { askRaw, type RawAnswer } from './ask-raw';
import { HOSTILE_ADDRESSES } from './hostile-addresses';

const MAX_SHOWN = 200;

/** All that a server of files has to say. */
const KNOWN_HEADERS = new Set([
  ...Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase()),
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'server',
  'transfer-encoding',
  'vary',
]);

/** A path of this host, with nothing that a browser or a proxy could take for a host or a new line. */
export const OWN_PATH = /^\/(?![/\\])[^\x00-\x20\x7f]*$/;

/** What an answer does that nobody configured; empty when it does no harm. */
function harmOf({ status, headers, body }: RawAnswer): string[] {
  const foreign = headers
    .filter(([name]) => !KNOWN_HEADERS.has(name))
    .map(([name, value]) => `sends the header "${name}: ${value}"`);
  const leaving = headers
    .filter(([name, value]) => name === 'location' && !OWN_PATH.test(value))
    .map(([, value]) => `leads to ${JSON.stringify(value)}`);
  return [
    ...foreign,
    ...leaving,
    ...(status >= 500 && status !== 505 ? [`answers ${status}`] : []),
    ...(/root:x:0|"private": true/.test(body) ? ['shows a foreign file'] : []),
  ];
}

/**
 * Asks a server on the loopback interface for every hostile address, at its root and below its base path.
 *
 * @returns One line for each thing an answer does that nobody configured; empty when the server holds.
 * @throws When the server is gone or hangs; the message names the address.
 */
export async function attack(
  port: number,
  base: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const harm: string[] = [];
  const addresses = HOSTILE_ADDRESSES.flatMap((one) => [one, base + one]);
  for (const address of new Set(addresses)) {
    const answer = await askRaw(port, address, headers);
    const shown = JSON.stringify(address.slice(0, MAX_SHOWN));
    harm.push(...harmOf(answer).map((what) => `${shown} ${what}`));
  }
  return harm;
}
