import type { Site } from '@/lib/site/content';
import { readMoved } from '@/lib/site/dev';
import { Writing } from './writing.client';

/**
 * A save that reaches a page before the framework's router has started is lost, and the framework would load it anew at
 * the save after it, when something may be opened and typed. Runs before the framework; images fail without a message.
 */
export const EARLY_SCRIPT = `addEventListener('error',(event)=>{if(event.message?.includes('Router action dispatched before initialization')){event.stopImmediatePropagation();location.reload()}},true);`;

/** What stands on every page while it is written. */
export function writingAids({ docs, posts }: Site) {
  const paths = [...docs, ...posts].map(({ path }) => path);
  return <Writing paths={paths} moved={readMoved()} />;
}
