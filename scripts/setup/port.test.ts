import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '@/tests/support/dev-server';
import { findPort, parsePort } from './port';

test.each(['127.0.0.1', '::1'])(
  'a port on which something listens at %s is left to it',
  async (host) => {
    const port = await freePort();
    expect(await findPort(port)).toBe(port);
    const other = createServer();
    const isListening = await new Promise<boolean>((done) => {
      // This machine may have no IPv6.
      other.once('error', () => done(false));
      other.listen(port, host, () => done(true));
    });
    if (!isListening) return;
    try {
      expect(await findPort(port)).toBeGreaterThan(port);
    } finally {
      other.close();
    }
  },
);

test('what is no port is refused with what to give', () => {
  expect(parsePort('0')).toBe(0);
  expect(parsePort('65535')).toBe(65_535);
  for (const text of ['65536', '-1', '3000.5', 'abc']) {
    expect(() => parsePort(text)).toThrow(`--port ${text} is not a port`);
  }
});
