import { fromTemplate } from '@/components/browser/from-template';

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
    const report = reportOf(worse);
    document.body.replaceChildren(report);
  }
}

function reportOf(error: unknown): HTMLElement {
  const report = fromTemplate('crash');
  const [text] = report.getElementsByTagName('p');
  if (text) {
    text.textContent = error instanceof Error ? error.message : String(error);
  }
  report
    .querySelector('button')
    ?.addEventListener('click', () => window.location.reload());
  return report;
}
