import { readPagesNow, readSharedMistakes } from '@/lib/site/dev';
import { Mistakes } from './mistakes.client';
import { Program } from './program.client';
import './mistakes.css';

/** What stands on every page while it is written. */
export function writingAids() {
  return (
    <>
      <Program version={performance.now()} pages={readPagesNow()} />
      <Mistakes shared={readSharedMistakes()} />
    </>
  );
}
