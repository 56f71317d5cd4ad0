#!/usr/bin/env node
/**
 * Starts a stock Firefox and stands between it and Playwright, which cannot do without one command of WebDriver BiDi
 * that Firefox does not have yet: the emulation of the reader's colour scheme. It is answered here, by a preference;
 * everything else goes through as it is.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const EMULATE_MEDIA = 'emulation.setMediaFeaturesOverride';
const READY = /WebDriver BiDi listening on (?<address>ws:\/\/\S+)/;

const SCHEME_PREFERENCE = 'layout.css.prefers-color-scheme.content-override';
const SCHEME_VALUES = { dark: 0, light: 1 };
const SYSTEM_SCHEME_VALUE = 2;

/** Ids of the bridge's own commands, above all that Playwright gets to. */
let nextOwnId = 1_000_000_000;

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox',
  // Without it nobody may change a preference.
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('error', (error) => {
  console.error(`[site] Firefox does not start: ${error.message}`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const address = READY.exec(text)?.groups.address;
  if (address) serve(`${address}/session`);
  else process.stderr.write(text);
});

function serve(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => bridge(client, new WebSocket(address)));
  server.on('listening', () => {
    const { port } = server.address();
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

function bridge(client, browser) {
  const opened = new Promise((done) => browser.once('open', done));
  const ownCommands = new Map();
  let chromeWindow;

  async function ask(method, params) {
    const id = nextOwnId++;
    const answered = new Promise((done) => ownCommands.set(id, done));
    browser.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result)
      throw new Error(`[site] Firefox refused ${method}: ${message}`);
    return result;
  }

  async function emulateScheme(scheme) {
    chromeWindow ??= ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const { contexts } = await chromeWindow;
    const value = SCHEME_VALUES[scheme] ?? SYSTEM_SCHEME_VALUE;
    await ask('script.evaluate', {
      expression: `Services.prefs.setIntPref('${SCHEME_PREFERENCE}', ${value})`,
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
  }

  client.on('message', async (data) => {
    const text = data.toString();
    await opened;
    if (!text.includes(`"${EMULATE_MEDIA}"`)) {
      browser.send(text);
      return;
    }
    const { id, params } = JSON.parse(text);
    await emulateScheme(params.features['prefers-color-scheme']);
    client.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  browser.on('message', (data) => {
    const text = data.toString();
    const id = ownCommands.size > 0 ? JSON.parse(text).id : undefined;
    const done = ownCommands.get(id);
    ownCommands.delete(id);
    if (done) done(JSON.parse(text));
    else client.send(text);
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}
