import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_INTERVAL_MS = 500;

type ProcessUsage = {
  /** Seconds that all its threads have computed. */
  cpuSeconds: number;
  /** Memory that is not swapped out. */
  residentBytes: number;
};

/** Of the kernel's clock, on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/**
 * What another process has used so far.
 *
 * @returns undefined when it has ended, or nobody on this machine can tell
 */
export function usageOf(pid: number): ProcessUsage | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

/** What a look at a process finds. */
export type Look = {
  /** Seconds that it has computed since it is watched. */
  cpuSeconds: number;
  /** Looks in a row, two a second, since it last computed. */
  stillLooks: number;
  residentBytes: number;
};

/**
 * Looks at another process for as long as it is watched. How long that takes depends on the machine, and what is seen
 * does not.
 *
 * @returns ends it
 */
export function watchProcess(
  pid: number,
  onLook: (look: Look) => void,
): () => void {
  const start = usageOf(pid)?.cpuSeconds ?? 0;
  let before = start;
  let stillLooks = 0;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const usage = usageOf(pid);
    // Where nobody can tell, the looks have to do.
    const now = usage?.cpuSeconds ?? start + (looks * LOOK_INTERVAL_MS) / 1000;
    stillLooks = now > before ? 0 : stillLooks + 1;
    before = now;
    const residentBytes = usage?.residentBytes ?? 0;
    onLook({ cpuSeconds: now - start, stillLooks, residentBytes });
  }, LOOK_INTERVAL_MS);
  return () => clearInterval(timer);
}

function fromProc(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them, in brackets, may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0] = fields.slice(11, 13);
    return {
      cpuSeconds: (user + system) / TICKS_PER_SECOND,
      residentBytes: (fields[21] ?? 0) * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}

/** Where there is no `/proc`. */
function fromPs(pid: number): ProcessUsage | undefined {
  try {
    const args = ['-o', 'time=,rss=', '-p', String(pid)];
    const [time = '', kilobytes = ''] = execFileSync('ps', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return {
      cpuSeconds: toSeconds(time),
      residentBytes: Number(kilobytes) * 1024,
    };
  } catch {
    return undefined;
  }
}

/** `2-03:04:05`, `03:04:05` or `4:05.67`. */
function toSeconds(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  const parts = clock.split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return seconds + Number(days) * 86_400;
}
