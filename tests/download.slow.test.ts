import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { collectPlaySamples, collectTutorials } from '@/lib/playground/check';
import { workspaceOf } from '@/lib/playground/project';
import { workspaceVersions } from '@/lib/site/product';
import { openDocument } from './support/document';

const CONTENT = path.resolve('content');

/** npm's own environment would have it install into this repository, and without the tools. */
const ENVIRONMENT = {
  ...process.env,
  NG_CLI_ANALYTICS: 'false',
  npm_config_yes: 'true',
};
for (const name of Object.keys(ENVIRONMENT)) {
  if (/^(?:npm_(?!config_(?:registry|cache))|NODE_ENV$)/i.test(name)) {
    Reflect.deleteProperty(ENVIRONMENT, name);
  }
}

function run(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function sampleOf(page: string, index: number) {
  const samples = collectPlaySamples(CONTENT).get(page);
  const found = samples?.find((sample) => sample.index === index);
  if (!found) throw new Error(`${page} has no sample ${index}.`);
  return found.project.files;
}

const PROGRAMS = {
  'the first program of the site': () => sampleOf('docs/start', 1),
  'the end of a tutorial': () =>
    collectTutorials(CONTENT).get('docs/tutorials/first-state')?.steps.at(-1)
      ?.solution ?? [],
  'a program without a component': () =>
    sampleOf('docs/tutorials/first-state', 0),
};

test('the commands of the first page make a project that builds', () => {
  test.skip(!process.env['LONG_TESTS'], 'minutes: LONG_TESTS=1');
  test.setTimeout(900_000);
  const dir = mkdtempSync(path.join(tmpdir(), 'first-'));
  const close = openDocument(readFileSync('out/index.html', 'utf8'));
  try {
    const commands = document.querySelector('[aria-label="npm command"]');
    const lines = (commands?.textContent ?? '').split('\n');
    run(dir, 'sh', '-ec', [...lines, 'npx ng build'].join('\n'));
    expect(readdirSync(path.join(dir, 'my-app/dist'))).toEqual(['my-app']);
  } finally {
    close();
    rmSync(dir, { recursive: true, force: true });
  }
});

for (const [name, filesOf] of Object.entries(PROGRAMS)) {
  test(`${name} is installed and built as a project`, () => {
    test.skip(!process.env['LONG_TESTS'], 'minutes each: LONG_TESTS=1');
    test.setTimeout(900_000);
    const dir = mkdtempSync(path.join(tmpdir(), 'download-'));
    try {
      const files = workspaceOf(filesOf(), 'sample', workspaceVersions('.'));
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
        writeFileSync(path.join(dir, file), text);
      }
      run(dir, 'npm', 'install', '--no-audit', '--no-fund');
      expect(run(dir, 'npx', 'ng', 'build')).toContain(
        'bundle generation complete',
      );
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
}
