import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Stands in for npm: it knows made-up releases, and notes what it is told. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const [verb, ...rest] = process.argv.slice(2);
appendFileSync('told.txt', [verb, ...rest].join(' ') + '\\n');
if (verb === 'view') {
  const [release, field] = rest;
  if (release.includes('99.')) { console.error('no such version'); process.exit(1); }
  const peers = { '@angular/core': '^22.0.0', rxjs: '^7.0.0', unknown: '1.x' };
  const versions = release.startsWith('@angular') ? ['22.0.0', '22.0.1', '22.1.0-rc.1'] : ['7.8.2'];
  console.log(JSON.stringify(field === 'version' ? versions : peers));
}
if (verb === 'install') {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const release of rest.filter((one) => !one.startsWith('--'))) {
    const at = release.lastIndexOf('@');
    manifest.devDependencies[release.slice(0, at)] = release.slice(at + 1);
  }
  writeFileSync('package.json', JSON.stringify(manifest));
  if (process.env.REFUSES) process.exit(1);
}
if (rest.includes('samples')) {
  writeFileSync('content/samples/docs/state.json', '{"new":{}}');
  writeFileSync('content/samples/docs/cdk.json', '{"new":{"kind":"run"}}');
  process.exit(1);
}
`;

const MANIFEST = {
  dependencies: {},
  devDependencies: {
    '@rx-angular/state': '21.1.2',
    '@angular/core': '21.2.23',
    '@angular/router': '21.2.23',
    '@angular/cdk': '21.2.14',
    rxjs: '7.8.2',
  },
};

function upgrade(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  try {
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
      writeFileSync(path.join(cwd, name), text);
    };
    write('package.json', JSON.stringify(MANIFEST));
    write('package-lock.json', '{}');
    write('content/samples/docs/state.json', '{}');
    write('content/samples/docs/cdk.json', '{"old":{"kind":"run"}}');
    write('told.txt', '');
    write('bin/npm', NPM);
    chmodSync(path.join(cwd, 'bin/npm'), 0o755);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.resolve('scripts/run.mjs'),
        path.resolve('scripts/check/upgrade.ts'),
        ...args,
      ],
      {
        cwd,
        encoding: 'utf8',
        env: {
          ...env,
          PATH: `${path.join(cwd, 'bin')}${path.delimiter}${process.env['PATH']}`,
        },
      },
    );
    const read = (name: string) => readFileSync(path.join(cwd, name), 'utf8');
    const manifest = JSON.parse(read('package.json')) as typeof MANIFEST;
    return { status, stdout, stderr, manifest, told: read('told.txt') };
  } finally {
    rmSync(cwd, { recursive: true, maxRetries: 20 });
  }
}

test('a made-up release is installed with what it requires, everything is found anew, and what changed for readers is listed', () => {
  const { status, stdout, stderr, manifest, told } = upgrade([
    '@rx-angular/state@22.0.0',
  ]);
  expect(stderr).toBe('');
  expect(manifest.devDependencies).toEqual({
    '@rx-angular/state': '22.0.0',
    '@angular/core': '22.0.1',
    // Released together with the core; the other one is not.
    '@angular/router': '22.0.1',
    '@angular/cdk': '21.2.14',
    rxjs: '7.8.2',
  });
  expect(told.split('\n').filter((line) => line.startsWith('run'))).toEqual([
    'run --silent record api',
    'run --silent record facts',
    'run --silent samples',
  ]);
  expect(stdout).toMatch(
    /What changed for readers:\n {2}content\/docs\/state\.mdx: what its samples/,
  );
  expect(stdout).not.toContain('docs/cdk.mdx');
  // A sample does no longer what it shows.
  expect(stdout).toContain('npm run samples found mistakes');
  expect(status).toBe(1);
});

test('a release that npm cannot install leaves everything as it was', () => {
  const { status, stderr, manifest } = upgrade(['@rx-angular/state@22.0.0'], {
    ...process.env,
    REFUSES: '1',
  });
  expect(stderr).toContain('npm cannot install them together');
  expect(manifest).toEqual(MANIFEST);
  expect(status).toBe(1);
});

for (const [release, says] of [
  [
    '@rx-angular/stat@22.0.0',
    /Write name and whole version: @rx-angular\/state@21\.1\.2/,
  ],
  ['@rx-angular/state', /Write name and whole version/],
  ['@rx-angular/state@latest', /Write name and whole version/],
  ['@rx-angular/state@99.0.0', /npm knows no @rx-angular\/state@99\.0\.0/],
] as const) {
  test(`${release} is refused, and nothing is installed`, () => {
    const { status, stderr, told } = upgrade([release]);
    expect(stderr).toMatch(says);
    expect(told).not.toContain('install');
    expect(status).toBe(1);
  });
}
