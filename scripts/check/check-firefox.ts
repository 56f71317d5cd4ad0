import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { firefox } from '@playwright/test';
import {
  ensureTool,
  findOnPath,
  installPackage,
  isExecutable,
} from '@/scripts/setup/ensure-tool';
import { FIREFOX_FILE, firefoxLaunchOptions } from '@/tests/support/firefox';
import { BEYOND_FIREFOX } from '@/tests/support/beyond-firefox';

const MACHINE_PATHS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const candidates = (): string[] => [
  ...findOnPath(['firefox', 'firefox-esr']),
  ...MACHINE_PATHS.filter(isExecutable),
];

async function starts(path: string): Promise<boolean> {
  try {
    const browser = await firefox.launch(firefoxLaunchOptions(path));
    // Older ones start and cannot open a page.
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

const found = await ensureTool(
  [
    { name: 'the Firefox of this machine', candidates },
    {
      name: "Debian's package of Firefox",
      prepare: () => installPackage('firefox-esr'),
      candidates,
    },
  ],
  starts,
  console.log,
);

if (found) {
  await mkdir(dirname(FIREFOX_FILE), { recursive: true });
  await writeFile(FIREFOX_FILE, JSON.stringify({ path: found.path }));
  console.log(`Firefox for the tests: ${found.source} (${found.path}).`);
  for (const { reason, tests } of BEYOND_FIREFOX) {
    console.log(`Not in Firefox, because ${reason}:`);
    for (const { source } of tests) console.log(`  ${source}`);
  }
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--project=firefox', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  console.error(
    '[site] No Firefox for the tests. Install Firefox 140 or newer, then try again.',
  );
  process.exitCode = 1;
}
