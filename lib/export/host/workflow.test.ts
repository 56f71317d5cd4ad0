import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';

const permissionsSchema = z.record(z.string(), z.string());
const workflowSchema = z.object({
  permissions: permissionsSchema,
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.array(z.string()).default([]),
      permissions: permissionsSchema.default({}),
      strategy: z
        .object({ matrix: z.object({ include: z.array(platform()) }) })
        .optional()
        .catch(undefined),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

function platform() {
  return z.object({ os: z.string(), node: z.union([z.string(), z.number()]) });
}

function readWorkflow(name: string) {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  return workflowSchema.parse(parse(text));
}

const names = readdirSync(FOLDER);
const site = readWorkflow('site.yml');

test('every action of the workflows is pinned to a commit and names its version', () => {
  const uses = names.flatMap((name) =>
    [
      ...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/uses: *(.+)$/gm),
    ].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) {
    expect(action).toMatch(
      /^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
    );
  }
});

for (const name of names) {
  test(`${name} may only read, unless a job says otherwise, and leaves no token behind`, () => {
    const { permissions, jobs } = readWorkflow(name);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [job, { permissions: own, steps }] of Object.entries(jobs)) {
      for (const { uses, with: settings } of steps) {
        if (!uses?.startsWith('actions/checkout@')) continue;
        expect(settings['persist-credentials'], job).toBe(false);
        // What runs code of the repository may not change it, or what is published.
        const writes = Object.entries(own).filter(([, to]) => to === 'write');
        for (const [what] of writes) expect(what).toBe('security-events');
      }
    }
  });
}

test('a secret, or a right to write, is in no workflow that runs what may come from anybody', () => {
  const RUNS_CODE = /actions\/checkout@|\bnpm\b|\bnpx\b|\bnode\b|\bunzip\b/;
  const [trusted, open] = [true, false].map((hasSecret) =>
    names.filter(
      (name) =>
        /\bsecrets\b|github\.token|GITHUB_TOKEN|pull_request_target/.test(
          readFileSync(`${FOLDER}/${name}`, 'utf8'),
        ) === hasSecret,
    ),
  );
  expect(open).toContain('site.yml');
  for (const name of trusted ?? []) {
    for (const [job, { steps }] of Object.entries(readWorkflow(name).jobs)) {
      for (const { run = '', uses = '' } of steps) {
        expect(`${run} ${uses}`, job).not.toMatch(RUNS_CODE);
      }
    }
  }
});

/** What the preview's job asks of GitHub, when a pull request has a comment of an earlier one or none. */
function commentOfPreview(earlier: string): string {
  const bin = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const asked = path.join(bin, 'asked.txt');
  const programs = {
    gh: `echo "$@" >> '${asked}'
case "$*" in
  */artifacts?name=*) echo 5 ;;
  */pulls*) echo 7 ;;
  */comments\\ *) echo ${earlier} ;;
esac`,
    curl: 'echo {}',
    jq: 'cat > /dev/null; echo https://preview.example',
  };
  for (const [name, text] of Object.entries(programs)) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  const { run = '' } =
    readWorkflow('preview.yml').jobs['publish']?.steps[0] ?? {};
  execFileSync('bash', ['-c', run], {
    cwd: bin,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH']}`,
      GITHUB_STEP_SUMMARY: path.join(bin, 'summary.md'),
      REPOSITORY: 'a/b',
      RUN: '3',
      COMMIT: 'c0ffee',
      SITE: 's',
      TOKEN: 't',
    },
  });
  const last = readFileSync(asked, 'utf8').trim().split('\n').at(-1) ?? '';
  rmSync(bin, { recursive: true });
  return last;
}

test('a pull request has one comment with its preview, however often it is pushed to', () => {
  const text = 'Preview of c0ffee: https://preview.example';
  expect(commentOfPreview('')).toBe(`pr comment 7 --repo a/b --body ${text}`);
  expect(commentOfPreview('11')).toBe(
    `api --silent --method PATCH repos/a/b/issues/comments/11 --raw-field body=${text}`,
  );
});

test('only a clean build that equals the tested one is published', () => {
  const { deploy, same, builds, check } = site.jobs;
  expect(deploy?.needs).toEqual(['builds', 'same']);
  expect(same?.needs).toEqual(['check', 'builds']);
  const uploads = (job: typeof check) =>
    job?.steps.filter(({ uses }) =>
      uses?.startsWith('actions/upload-pages-artifact@'),
    ) ?? [];
  expect(uploads(check)).toEqual([]);
  expect(uploads(builds)).toHaveLength(1);
  expect(builds?.steps.some(({ uses }) => uses?.includes('/cache@'))).toBe(
    false,
  );
});

test('the oldest Node.js that is promised, the newest, Windows and macOS are built on', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const platforms = [
    site.jobs['platforms'],
    readWorkflow('nightly.yml').jobs['systems'],
  ].flatMap((job) => job?.strategy?.matrix.include ?? []);
  const built = platforms.map(({ node }) => String(node));
  const [oldest = ''] = /\d+\.\d+\.\d+/.exec(engines.node) ?? [];
  expect(built).toContain(oldest);
  for (const [, major = ''] of engines.node.matchAll(/(\d+)\.\d+\.\d+/g)) {
    expect(built.map((version) => version.split('.')[0])).toContain(major);
  }
  for (const system of ['windows', 'macos']) {
    expect(platforms.some(({ os }) => os.startsWith(system))).toBe(true);
  }
});
