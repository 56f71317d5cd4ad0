import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { loadSite } from '@/lib/site/content';
import { assertExport, listFiles, startServer } from '@/lib/export/host';
import { counted } from '@/lib/base/text';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Runs the public checks of documentation for programs on the export.

node scripts/run.mjs scripts/check/check-agents.ts`;
readOptions(USAGE, {});

const OUT_DIR = 'out';
/** Not a dependency: it needs a newer Node than this project does. */
const CHECKER = 'afdocs@0.22.2';
const TEXT_SUFFIXES = new Set(['.html', '.md', '.txt', '.xml']);
/** What a page shows beside its text, and its Markdown in another form or not: signs, first renders of demos. */
const SCREEN_ONLY = [
  '.heading-anchor',
  'figcaption',
  '.page-tools',
  '.demo',
  '.verdict summary',
  // "Checked, and it runs" is said of nearly all blocks; what differs from it is in the Markdown.
  '.verdict:not(.verdict-fails):not(.verdict-open):not(.verdict-declared)',
].join(',');

/** What the site cannot pass, and why. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'content-start-position':
    'the pages of the blog and of the playground say less than ten times what their header says',
};

const reportSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['pass', 'warn', 'fail', 'skip', 'error']),
      message: z.string(),
    }),
  ),
});

/** Runs the public checks of documentation for programs on the export, as if it were published here. */
async function check(): Promise<boolean> {
  await assertExport(OUT_DIR);
  const dir = await mkdtemp(join(tmpdir(), 'check-agents-'));
  await cp(OUT_DIR, dir, { recursive: true });
  const server = await startServer({ dir });
  try {
    await moveToOrigin(dir, new URL(server.url).origin);
    const { stdout, stderr } = await promisify(execFile)(
      'npx',
      [
        ...[
          '--yes',
          CHECKER,
          'check',
          server.url,
          '--format',
          'json',
          '--quiet',
        ],
        ...['--sampling', 'deterministic', '--request-delay', '0'],
        ...['--max-links', '500', '--parity-exclusions', SCREEN_ONLY],
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    ).catch((error: { stdout?: string; stderr?: string }) => ({
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? '',
    }));
    if (stdout.trim() === '') {
      throw new Error(
        `[site] ${CHECKER} reported nothing, so the site is unchecked. It needs Node 22 and the npm registry. It said:\n${stderr}`,
      );
    }
    return print(reportSchema.parse(JSON.parse(stdout)));
  } finally {
    await server.close();
    await rm(dir, { recursive: true });
  }
}

/** @returns whether all is well */
function print({ results }: z.infer<typeof reportSchema>): boolean {
  const others = results.filter(({ status }) => status !== 'pass');
  console.log(
    `${counted(results.length - others.length, 'check passes', 'checks pass')}.`,
  );
  for (const { id, status, message } of others) {
    const excuse = status === 'warn' && UNREACHABLE[id];
    const shown = excuse ? `${message}; not reachable: ${excuse}` : message;
    console.log(`${status.padEnd(5)} ${id}: ${shown}`);
  }
  return results.every(
    ({ id, status }) =>
      ['pass', 'skip'].includes(status) ||
      (status === 'warn' && id in UNREACHABLE),
  );
}

/** Makes the absolute addresses of an export lead to the server that it is checked on. */
async function moveToOrigin(dir: string, origin: string): Promise<void> {
  const { url } = loadSite('content').config;
  for (const file of await listFiles(dir)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(dir, file));
    if (!TEXT_SUFFIXES.has(extname(file))) continue;
    const text = await readFile(join(dir, file), 'utf8');
    await writeFile(join(dir, file), text.replaceAll(url, origin));
  }
}

if (!(await check())) process.exitCode = 1;
