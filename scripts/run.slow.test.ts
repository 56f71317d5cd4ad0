import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const PROGRAMS = '.cache/scripts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run-script-'));
});
test.afterEach(() => {
  for (const name of programs()) rmSync(path.join(PROGRAMS, name));
  rmSync(folder, { recursive: true });
});

/** Files that were made of the script of this test. */
const programs = () =>
  readdirSync(PROGRAMS).filter((name) =>
    name.startsWith(path.basename(folder)),
  );

/** Runs a script whose name no other has. */
function runScript(source: string, flags: readonly string[] = [], more = {}) {
  const script = path.join(folder, 'scripts', `${path.basename(folder)}.ts`);
  mkdirSync(path.dirname(script), { recursive: true });
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'),
  );
  writeFileSync(script, source);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...flags, script, 'a', '--b'],
    { encoding: 'utf8', env: { ...env, ...more } as NodeJS.ProcessEnv },
  );
  return { status, stdout, stderr };
}

const PRINT_ARGUMENTS =
  'const given: string[] = process.argv.slice(2);\nconsole.log(`${given.join()} ${process.env.NODE_ENV}`);\n';

test('a script gets its own arguments, and the React of a deployed site where that is asked for', () => {
  expect(runScript(PRINT_ARGUMENTS).stdout).toBe('a,--b undefined\n');
  expect(runScript(PRINT_ARGUMENTS, ['--production']).stdout).toBe(
    'a,--b production\n',
  );
  const wrong = runScript(PRINT_ARGUMENTS, ['--production'], {
    NODE_ENV: 'development',
  });
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toBe('');
  expect(wrong.stderr).toContain('NODE_ENV=production npm run build');
});

test('a module finds what lies beside it', () => {
  const places = 'import.meta.url, import.meta.dirname, import.meta.filename';
  const script = path.join(folder, 'scripts', `${path.basename(folder)}.ts`);
  expect(runScript(`console.log(${places});`).stdout.trim()).toBe(
    [pathToFileURL(script), path.dirname(script), script].join(' '),
  );
});

test('a program that is damaged on the disk is made again', () => {
  expect(runScript(PRINT_ARGUMENTS).status).toBe(0);
  const [program = ''] = programs().filter((name) => name.endsWith('.mjs'));
  truncateSync(path.join(PROGRAMS, program), 5);
  expect(runScript(PRINT_ARGUMENTS)).toEqual({
    status: 0,
    stdout: 'a,--b undefined\n',
    stderr: '',
  });
});

test('a script that stops prints its message alone, and a fault of its own the place', () => {
  expect(runScript("throw new Error('[site] Type a.');")).toEqual({
    status: 1,
    stdout: '',
    stderr: '[site] Type a.\n',
  });
  const refused = runScript(
    "import { parseArgs } from 'node:util';\nparseArgs({ options: {} });",
  );
  expect(refused.stderr).toMatch(/^Unexpected argument 'a'.*\n$/);
  const faulty = runScript('const none: any = undefined;\n\nnone.sail;\n');
  expect(faulty.status).toBe(1);
  expect(faulty.stderr).toContain('TypeError: ');
  expect(faulty.stderr).toMatch(/run-script-\w+\.ts:3/);
  expect(runScript('const sail = ;').status).toBe(1);
});

for (const name of ['a*b', 'node_modules']) {
  test(`a checkout in a folder named ${name} is refused in a sentence`, () => {
    const checkout = path.join(folder, name);
    mkdirSync(path.join(checkout, 'scripts'), { recursive: true });
    cpSync('scripts/run.mjs', path.join(checkout, 'scripts/run.mjs'));
    symlinkSync(
      path.resolve('node_modules'),
      path.join(checkout, 'node_modules'),
    );
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/author/help.ts'],
      { cwd: checkout, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/Move the checkout to another folder\.\n$/);
    expect(status).toBe(1);
  });
}
