'use client';

import { useState } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';

/** Cannot be shown as text, so the report of the page crash crashes as well. */
const UNPRINTABLE = {
  toString(): string {
    throw new Error('The lab crashed the shell.');
  },
};

/** Crashes on demand; built for tests only. */
export default function CrashLab() {
  const [crash, setCrash] = useState<'page' | 'shell'>();
  if (crash === 'page') throw new Error('The lab crashed this page.');
  if (crash === 'shell') throw UNPRINTABLE;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>Crash lab</h1>
      <button type="button" onClick={() => setCrash('page')}>
        Crash the page
      </button>
      <button type="button" onClick={() => setCrash('shell')}>
        Crash the shell
      </button>
    </main>
  );
}
