/** The playground with the settings of this site: loaded by its page. */
import { showPlayground } from '@/lib/playground/page';
import { PLAYGROUND } from '@/lib/site/product/playground';

/** Brings the playground of a page to life, until the signal ends it. */
export function startPlayground(
  root: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const loadLinter = async () =>
    (await import('@/lib/site/product/linter')).LINTER;
  return showPlayground(root, { ...PLAYGROUND, loadLinter }, signal);
}
