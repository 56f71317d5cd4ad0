'use client';

import { useEffect, useRef, useState } from 'react';
import { readState, reasonOf, removeAll, storeAll } from './stored-pages';
import type { StoredState } from './stored-pages';

const MEGABYTE = 1_000_000;

const LABELS = {
  offered: 'Save all pages for offline reading',
  outdated: 'Update saved pages',
};

/** Saves all pages for when there is no connection, or removes them; says how much that is. */
export default function KeepPages() {
  const { state, count, status, save, remove } = useSavedPages();
  const isSaving = count !== undefined;
  const phase = state?.phase ?? 'offered';
  return (
    <div className="footer-note needs-js">
      {phase !== 'stored' && (
        <button
          type="button"
          className="text-button"
          aria-disabled={isSaving || undefined}
          onClick={() => void save()}
        >
          {isSaving
            ? `Saving ${count} of ${state?.list.files.length} files`
            : withSize(LABELS[phase], state)}
        </button>
      )}
      {phase === 'offered' && !isSaving && (
        <p>You can then read and search them offline.</p>
      )}
      <p role="status">{status}</p>
      {phase !== 'offered' && !isSaving && (
        <button
          type="button"
          className="text-button"
          onClick={() => void remove()}
        >
          Remove saved pages
        </button>
      )}
    </div>
  );
}

/** What is saved, with a count while that is under way, and what changes it. */
function useSavedPages() {
  const [state, setState] = useState<StoredState>();
  const [status, setStatus] = useState('');
  const [count, setCount] = useState<number>();
  const isSaving = useRef(false);

  const show = (next: StoredState) => {
    setState(next);
    if (next.phase !== 'stored') return;
    setStatus(`All ${next.list.pages} pages saved`);
  };
  // It comes to life when the reader turns to it. What it cannot find out now, saving will say.
  useEffect(() => void readState().then(show, () => {}), []);

  const saveAll = async () => {
    const found = await readState();
    show(found);
    const { list, phase } = found;
    // Another tab was faster.
    if (phase === 'stored') return;
    setCount(0);
    await storeAll(list, setCount);
    show({ list, phase: 'stored' });
  };
  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus('');
    await saveAll().catch((error: unknown) => setStatus(reasonOf(error)));
    isSaving.current = false;
    setCount(undefined);
  };
  const remove = async () => {
    if (!state || !window.confirm('Remove all saved pages from this device?')) {
      return;
    }
    await removeAll();
    show({ list: state.list, phase: 'offered' });
    setStatus('Saved pages removed.');
  };
  return { state, count, status, save, remove };
}

function withSize(label: string, state: StoredState | undefined): string {
  if (!state) return label;
  return `${label} (${(state.list.bytes / MEGABYTE).toFixed(1)} MB)`;
}
