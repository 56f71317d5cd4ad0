import { whenIdle } from '@/components/browser/idle';
import { isConnectionSaving } from '@/components/browser/network';
import { atReaderSign } from '@/components/browser/reader-sign';

/**
 * Fetches what all islands share when the page is idle, so that who turns to one does not wait for React. It is not run
 * before that.
 */
export function prefetchShared(): void {
  const fetchReact = () => {
    const program = document.querySelector<HTMLElement>('[data-shared]');
    const address = program?.dataset['shared'];
    if (address === undefined || isConnectionSaving()) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    link.fetchPriority = 'low';
    document.head.append(link);
  };
  atReaderSign(() => whenIdle(fetchReact));
}
