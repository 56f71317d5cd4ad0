import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { findBrowser } from './browser';
import { ChromiumHost, SERVED_AT } from './host';

test('a browser gets the files from memory, and reaches nothing else', async () => {
  const found = findBrowser(process.cwd());
  if (!found) throw new Error('There is no browser here.');
  let reached = 0;
  const other = createServer((_, response) => {
    reached++;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('reached');
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const chromium = new ChromiumHost(found);
  try {
    const context = await chromium.open(
      {
        '/': '<title>Pier</title><script>document.title = "Refused";</script>',
        '/tide.js': "document.title = 'Tide';",
      },
      "script-src 'self'",
    );
    const page = await context.newPage();
    await page.goto(SERVED_AT);
    expect(await page.title()).toBe('Pier');
    await page.addScriptTag({ url: '/tide.js' });
    expect(await page.title()).toBe('Tide');
    const answers = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map((address) =>
            fetch(address).then(
              (response) => response.status,
              () => 'refused',
            ),
          ),
        ),
      [
        '/tide.js',
        '/other.js',
        `http://127.0.0.1:${port}/`,
        `http://localhost:${port}/`,
        `http://[::1]:${port}/`,
        'http://example.com/',
        'https://example.com/',
      ],
    );
    const [own, unknown, ...foreign] = answers;
    expect(own).toBe(200);
    expect(new Set([unknown, ...foreign])).toEqual(new Set(['refused']));
    await expect(page.goto(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(reached).toBe(0);
  } finally {
    await chromium.close();
    other.close();
  }
});

test('a page reaches nothing by WebRTC or WebSocket either', async () => {
  const found = findBrowser(process.cwd());
  if (!found) throw new Error('There is no browser here.');
  const reached: string[] = [];
  const datagrams = createSocket('udp4', () => reached.push('datagram'));
  const connections = createServer().on('connection', () =>
    reached.push('connection'),
  );
  await new Promise<void>((done) => datagrams.bind(0, '127.0.0.1', done));
  await new Promise<void>((done) => connections.listen(0, '127.0.0.1', done));
  const chromium = new ChromiumHost(found);
  try {
    const context = await chromium.open({ '/': '<title>Pier</title>' });
    const page = await context.newPage();
    await page.goto(SERVED_AT);
    await page.evaluate(
      async ([udp, tcp]) => {
        const peer = new RTCPeerConnection({
          iceServers: [
            { urls: `stun:127.0.0.1:${udp}` },
            {
              urls: `turn:127.0.0.1:${tcp}?transport=tcp`,
              username: 'a',
              credential: 'b',
            },
          ],
        });
        peer.createDataChannel('tide');
        const gathered = new Promise((done) =>
          peer.addEventListener('icegatheringstatechange', () => {
            if (peer.iceGatheringState === 'complete') done(undefined);
          }),
        );
        await peer.setLocalDescription();
        const socket = new WebSocket(`ws://127.0.0.1:${tcp}/`);
        const refused = new Promise((done) =>
          socket.addEventListener('error', done),
        );
        await Promise.all([gathered, refused]);
      },
      [datagrams.address().port, (connections.address() as AddressInfo).port],
    );
    expect(reached).toEqual([]);
  } finally {
    await chromium.close();
    datagrams.close();
    connections.close();
  }
});
