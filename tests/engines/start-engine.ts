import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDriver, connectFirefox, type Client } from './client';

export type RunningEngine = Client & { close: () => Promise<void> };

/** A browser that tests run in besides Chromium. */
export type Engine = {
  name: string;
  /** What is used, with its version. */
  uses: () => string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** Why it cannot be had, in a sentence; undefined where it can. */
  missing: () => string | undefined;
  start: () => Promise<RunningEngine>;
};

const START_MS = 60_000;

/** Lets the window be narrower than the buttons in its bar. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

export const WEBKIT: Engine = {
  name: 'WebKitGTK',
  uses: () => 'WebKitGTK, by WebKitWebDriver',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => missing(WEBKIT, ['WebKitWebDriver', 'Xvfb']),
  start: async () => {
    const screen = spawn('Xvfb', ['-displayfd', '3'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    endWithTests(screen);
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [
      Buffer,
    ];
    const port = await freePort();
    const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    mkdirSync(path.join(settings, 'gtk-3.0'));
    writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        XDG_CONFIG_HOME: settings,
      },
    });
    endWithTests(driver);
    const client = await patiently(() => connectDriver(port));
    return {
      ...client,
      close: async () => {
        await end(driver, screen);
        rmSync(settings, { recursive: true, force: true });
      },
    };
  },
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  uses: () => versionOf(firefox() ?? ''),
  packages: ['firefox-esr'],
  missing: () => (firefox() ? undefined : missing(FIREFOX, ['firefox'])),
  start: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    const prefs = [
      '"marionette.port", 0',
      '"toolkit.legacyUserProfileCustomizations.stylesheets", true',
      // A machine without a mouse has no pointer that could hover: 6 is a fine one that can.
      '"ui.primaryPointerCapabilities", 6',
      '"ui.allPointerCapabilities", 6',
    ];
    mkdirSync(path.join(profile, 'chrome'));
    writeFileSync(
      path.join(profile, 'chrome', 'userChrome.css'),
      NARROW.replaceAll(' 0', ' 0 !important'),
    );
    writeFileSync(
      path.join(profile, 'user.js'),
      prefs.map((pref) => `user_pref(${pref});`).join('\n'),
    );
    const browser = spawn(
      firefox() ?? '',
      ['--headless', '--marionette', '--no-remote', '--profile', profile],
      { stdio: 'ignore' },
    );
    endWithTests(browser);
    const portFile = path.join(profile, 'MarionetteActivePort');
    const client = await patiently(async () =>
      connectFirefox(Number(readFileSync(portFile, 'utf8'))),
    );
    return {
      ...client,
      close: async () => {
        await end(browser);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

const isThere = (program: string) => spawnSync('which', [program]).status === 0;
const firefox = () => ['firefox-esr', 'firefox'].find(isThere);

const versionOf = (program: string) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();

function missing({ name, packages }: Engine, programs: readonly string[]) {
  const lacking = programs.filter((program) => !isThere(program));
  return lacking.length === 0
    ? undefined
    : `Not tried in ${name}: this machine has no ${lacking.join(' and no ')}. On Debian and Ubuntu, "apt-get install ${packages.join(' ')}" brings it.`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Tries again until it works, as a program that has just been started takes its time. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}

/** Tests may be stopped before their end. */
function endWithTests(program: ChildProcess): void {
  process.once('exit', () => program.kill());
}

async function end(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null) continue;
    program.kill();
    await once(program, 'exit');
  }
}
