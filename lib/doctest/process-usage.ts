import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
