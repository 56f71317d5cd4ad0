import { useEffect, useEffectEvent, useState } from 'react';
import type { Built } from '@/lib/playground/tools';
import {
  build,
  emptyWorkbench,
  settle,
  type Workbench,
} from '@/lib/playground/workbench';
import { PLAYGROUND, TOOLS } from './settings';
import type { WorkerError } from './worker-link';

/** Between the last key and the run that it causes. */
const PAUSE_MS = 100;

export type Change = (next: (bench: Workbench) => Workbench) => void;

/** The state of the playground, in which what the reader writes runs after a pause. */
export function useWorkbench(): [Workbench, Change] {
  const [bench, change] = useState(() => emptyWorkbench(PLAYGROUND.packs));
  const { files, settled, asked } = bench;
  useEffect(() => {
    if (files === settled) return undefined;
    const pause = setTimeout(() => change(settle), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [files, settled]);
  const start = useEffectEvent(async () => {
    if (!asked) return;
    const { run } = bench;
    const built = await compile(asked);
    change((now) => build(now, run, built));
  });
  useEffect(() => void start(), [asked, bench.run]);
  return [bench, change];
}

/** Compiles a program in the worker; one that takes too long to read is a mistake. */
export function compile(files: Workbench['files']): Promise<Built> {
  const place = { file: files[0]?.name ?? '', line: 1, column: 1, length: 0 };
  return TOOLS.ask('compile', files, PLAYGROUND.packs).catch(
    ({ message }: WorkerError) => ({
      mistake: { ...place, code: '', message },
    }),
  );
}
