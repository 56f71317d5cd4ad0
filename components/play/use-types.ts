import { useEffect, useState } from 'react';
import { isConnectionSaving } from '@/components/browser/network';
import { tellTypes, type Workbench } from '@/lib/playground/workbench';
import { TYPES } from './settings';
import type { Change } from './use-workbench';

/**
 * Has the types checked whenever the reader has changed something, one check at a time.
 *
 * @returns checks them now; undefined where nobody has to ask for it
 */
export function useTypes(
  bench: Workbench,
  change: Change,
): (() => void) | undefined {
  const [isAsked, setAsked] = useState(false);
  const [checking, setChecking] = useState<Workbench['files']>();
  const { project, settled, written, isWaiting, types } = bench;
  const isDue = project !== undefined && !isWaiting && written !== undefined;
  const mayLoad = isAsked || (isDue && !isConnectionSaving());

  useEffect(() => {
    if (!isDue || !mayLoad || checking || types.files === settled) return;
    setChecking(settled);
    change((now) =>
      tellTypes(now, { ...now.types, phase: 'checking', files: settled }),
    );
    const done = (found: Workbench['types']) => {
      setChecking(undefined);
      change((now) => tellTypes(now, found));
    };
    TYPES.ask('check', settled).then(
      (problems) => done({ phase: 'known', files: settled, problems }),
      () => done({ phase: 'lost', files: settled, problems: [] }),
    );
  }, [change, settled, isDue, mayLoad, checking, types]);

  return isDue && !mayLoad ? () => setAsked(true) : undefined;
}
