'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readState, reasonOf, removeAll, storeAll } from './stored-pages';
import type { StoredState } from './stored-pages';

const MEGABYTE = 1_000_000;

const LABELS = {
  offered: 'Save all pages for offline reading',
  outdated: 'Update saved pages',
};

/** Saves all pages for when there is no connection, stops doing so, or removes them; says how much that is. */
export default function KeepPages() {
  const { state, saved, status, turnTo, save, remove } = useSavedPages();
  const isSaving = saved !== undefined;
  const phase = state?.phase ?? 'offered';
  return (
    <div
      className="footer-note needs-js"
      onPointerEnter={turnTo}
      onFocus={turnTo}
    >
      {(isSaving || phase !== 'stored') && (
        <button
          type="button"
          className="text-button"
          onClick={() => void save()}
        >
          {isSaving
            ? 'Stop saving pages'
            : withSize(LABELS[phase === 'outdated' ? phase : 'offered'], state)}
        </button>
      )}
      {phase === 'offered' && !isSaving && (
        <p>You can then read and search them offline.</p>
      )}
      <p role="status">{status}</p>
      {!isSaving && phase !== 'offered' && (
        <button
          type="button"
          className="text-button"
          onClick={() => void remove()}
        >
          Remove saved pages
        </button>
      )}
      {isSaving && (
        <progress
          max={state?.list.files.length}
          value={saved}
          aria-label="Saved pages"
        />
      )}
    </div>
  );
}

/** What is saved, with a count while that is under way, and what changes it. */
function useSavedPages() {
  const { state, status, turnTo, look, change, fail } = useStoredState();
  const saving = useRef<AbortController>(undefined);
  const [saved, setSaved] = useState<number>();

  const saveAll = async (running: AbortController) => {
    const found = await look();
    const { list } = found;
    change(found, '');
    setSaved(0);
    await storeAll(list, running, (count) => {
      // What was on its way when the reader stopped it comes later.
      if (!running.signal.aborted) setSaved(count);
    });
    const done = { list, phase: 'stored' } as const;
    change(done, allSaved(done));
  };
  const save = async () => {
    if (saving.current) {
      saving.current.abort();
      return;
    }
    try {
      await saveAll((saving.current = new AbortController()));
    } catch (error) {
      fail(reasonOf(error));
    } finally {
      saving.current = undefined;
      setSaved(undefined);
    }
  };
  const remove = async () => {
    if (!state || !window.confirm('Remove all saved pages from this device?')) {
      return;
    }
    await removeAll();
    change({ list: state.list, phase: 'offered' }, 'Saved pages removed.');
  };
  const handleLife = useEffectEvent(turnTo);
  // It comes to life when the reader turns to it.
  useEffect(() => handleLife(), []);
  return { state, saved, status, turnTo, save, remove };
}

/** What the browser holds, looked at once, and what is said of it; after a failure it is looked at again. */
function useStoredState() {
  const asked = useRef<Promise<StoredState>>(undefined);
  const [state, setState] = useState<StoredState>();
  const [status, setStatus] = useState('');

  const fail = (message: string) => {
    asked.current = undefined;
    setStatus(message);
  };
  const change = (next: StoredState, message: string) => {
    asked.current = Promise.resolve(next);
    setState(next);
    setStatus(message);
  };
  const look = async () => {
    try {
      const found = await (asked.current ??= readState());
      setState(found);
      if (found.phase === 'stored') setStatus(allSaved(found));
      return found;
    } catch (error) {
      // The next turn to the button asks again.
      asked.current = undefined;
      throw error;
    }
  };
  const turnTo = () => {
    if (!asked.current) void look().catch(() => {});
  };
  return { state, status, turnTo, look, change, fail };
}

const allSaved = ({ list }: StoredState) => `All ${list.pages} pages saved`;

function withSize(label: string, state: StoredState | undefined): string {
  if (!state) return label;
  return `${label} (${(state.list.bytes / MEGABYTE).toFixed(1)} MB)`;
}
