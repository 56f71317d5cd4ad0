import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '@/tests/support/dev-server';
import { findPort, parsePort } from './port';

test('a port on which something listens is left to it', async () => {
  const port = await freePort();
  expect(await findPort(port)).toBe(port);
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, 'localhost', done));
  try {
    expect(await findPort(port)).toBeGreaterThan(port);
  } finally {
    other.close();
  }
});

test('what is no port is refused with what to give', () => {
  expect(parsePort('0')).toBe(0);
  expect(parsePort('65535')).toBe(65_535);
  for (const text of ['65536', '-1', '3000.5', 'abc']) {
    expect(() => parsePort(text)).toThrow(`--port ${text} is not a port`);
  }
});
