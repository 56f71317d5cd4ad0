import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { verifySamples } from '@/lib/verdicts/verify';

const MAX_RSS_MB = 1536;
const MAX_SECONDS_FOR_500 = 20;

const cacheDir = mkdtempSync(path.join(tmpdir(), 'bench-samples-'));
const options = {
  rootDir: process.cwd(),
  contentDir: path.join(process.cwd(), 'content'),
  cacheDir,
};

async function measure(name: string) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const { manifest, pages, known, problems } = await verifySamples(options);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { checked, run, linted, expectedErrors } = manifest.totals;
  const samples = checked + run + linted + expectedErrors;
  console.log(
    `${name}: ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of them computing here) for ${samples} samples on ${pages} pages (${run} run, ${known} pages known, ${problems.length} problems)`,
  );
  return { seconds, samples };
}

const cold = await measure('cold');
await measure('nothing changed');
rmSync(cacheDir, { recursive: true, force: true });

// Kilobytes on Linux and macOS; the processes that run samples are counted apart.
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(
  `memory: ${megabytes.toFixed(0)} MB at most (goal: below ${MAX_RSS_MB})`,
);
console.log(
  `cold, scaled to 500 samples: ${((cold.seconds / cold.samples) * 500).toFixed(1)} s on ${availableParallelism()} cores (goal: ${MAX_SECONDS_FOR_500})`,
);
