import { readPagesNow, readSharedMistakes } from '@/lib/site/dev';
import { Mistakes } from './mistakes.client';
import { Writing } from './writing.client';
import './mistakes.css';

/** What stands on every page while it is written. */
export function writingAids() {
  return (
    <>
      <Writing pages={readPagesNow()} />
      <Mistakes shared={readSharedMistakes()} />
    </>
  );
}
