import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 100;
const BYTES_PER_PAGE = 4096;
const MEGA = 1_000_000;
/** Linux counts processor time in these, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** What a process and everything it started has used. */
export type TreeUsage = {
  cpuSeconds: number;
  /** Most memory in use at one time; pages that processes share count for each. */
  peakMegabytes: number;
};

type ProcessState = {
  pid: number;
  parent: number;
  cpuTicks: number;
  residentBytes: number;
};

/**
 * Reads `/proc/<pid>/stat`. The name in parentheses may hold spaces and parentheses itself, so fields are
 * counted from the last one.
 */
export function parseStat(stat: string): ProcessState {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    cpuTicks: field(14) + field(15),
    residentBytes: field(24) * BYTES_PER_PAGE,
  };
}

/**
 * Watches a process and its descendants until told to stop. Linux only: elsewhere everything is 0.
 * What a process does in its last tenth of a second is not seen.
 */
export function watchProcessTree(root: number): { stop: () => TreeUsage } {
  const ticks = new Map<number, number>();
  let peakBytes = 0;
  const sample = () => {
    const tree = descendants(root, readProcesses());
    let bytes = 0;
    for (const { pid, cpuTicks, residentBytes } of tree) {
      ticks.set(pid, cpuTicks);
      bytes += residentBytes;
    }
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      const sum = [...ticks.values()].reduce((total, one) => total + one, 0);
      return {
        cpuSeconds: sum / TICKS_PER_SECOND,
        peakMegabytes: peakBytes / MEGA,
      };
    },
  };
}

/** The process itself and all that descend from it. */
export function descendants(
  root: number,
  processes: readonly ProcessState[],
): ProcessState[] {
  const own = processes.filter(({ pid }) => pid === root);
  const children = processes.filter(({ parent }) => parent === root);
  return [
    ...own,
    ...children.flatMap(({ pid }) => descendants(pid, processes)),
  ];
}

function readProcesses(): ProcessState[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: string): ProcessState[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    // It ended between the two looks.
    return [];
  }
}
