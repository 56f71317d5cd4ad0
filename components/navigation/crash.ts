import { noticeOf } from '@/components/browser/notice';

/**
 * Reports that a page could not be put in place or brought to life. The frame stays; when even that cannot be shown,
 * the message stands alone.
 */
export function showCrash(error: unknown): void {
  console.error('[site] This page crashed.', error);
  try {
    const content = document.querySelector('[data-page]');
    if (!content) throw error;
    content.replaceChildren(reportOf(error));
  } catch (worse) {
    document.body.replaceChildren(reportOf(worse));
  }
}

function reportOf(error: unknown): HTMLElement {
  const text = error instanceof Error ? error.message : String(error);
  const report = noticeOf('crash', () => window.location.reload());
  report.querySelector('p')?.append(text);
  return report;
}
