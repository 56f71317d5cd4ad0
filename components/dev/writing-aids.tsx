import { readFrameNow, readPagesNow, readSharedMistakes } from '@/lib/dev';
import { KeepState } from './keep-state.client';
import { Mistakes } from './mistakes.client';
import { RefreshFrame } from './refresh-frame.client';
import './mistakes.css';

/** What stands on every page while it is written. */
export function writingAids() {
  return (
    <>
      <RefreshFrame parts={readFrameNow()} pages={readPagesNow()} />
      <KeepState />
      <Mistakes shared={readSharedMistakes()} />
    </>
  );
}
