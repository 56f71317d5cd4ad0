import { startAnnouncement } from '@/lib/browser/announcement';
import { siteBoot } from '@/lib/browser/boot';
import { startCodeBlocks } from '@/lib/browser/code-blocks';
import { startColorMode } from '@/lib/browser/color-mode';
import { startCopyPage } from '@/lib/browser/copy-page';
import { showCrash } from '@/lib/browser/crash';
import { startDemos } from '@/lib/browser/demos';
import { around } from '@/lib/browser/dom';
import { startDisclosures } from '@/lib/browser/disclosure';
import { startHovers } from '@/lib/browser/hovers';
import { startKeyboardMark } from '@/lib/browser/keyboard-mark';
import { startMobileSidebar } from '@/lib/browser/mobile-sidebar';
import { startNavbar, markSection } from '@/lib/browser/navbar';
import { startPreviews } from '@/lib/browser/previews';
import { keepShown, startOffline } from '@/lib/offline';
import { retry, startNavigation } from '@/lib/browser/navigation/navigation';
import { watchLinks } from '@/lib/browser/navigation/prefetch';
import { startArrivalMarks, startSearchBox } from '@/lib/search/box';
import { startPageSidebar } from '@/lib/browser/sidebar';
import { startSkipLink } from '@/lib/browser/skip-link';
import { startSmoothScroll } from '@/lib/browser/smooth-scroll';
import { startTabs } from '@/lib/browser/tabs';
import { watchHeadings } from '@/lib/browser/toc';
import {
  forgetUnknownVersion,
  startOnlyLanguage,
  startVariants,
  updateVariantLinks,
} from '@/lib/browser/variants';

/** Brings something to life, until the signal undoes that. */
type Part = (signal: AbortSignal) => void;

/** Behaviour that lasts as long as the document: one listener each on the document, whatever page is shown. */
const LASTING: readonly Part[] = [
  startAnnouncement,
  (signal) => startColorMode(siteBoot().colorMode, signal),
  startCopyPage,
  startDisclosures,
  startFeedback,
  startKeyboardMark,
  startMobileSidebar,
  startNavbar,
  startOffline,
  startSearchBox,
  startSkipLink,
  // Before the navigation, which leaves alone what smooth scrolling has handled.
  startSmoothScroll,
  (signal) => {
    forgetUnknownVersion(siteBoot().docsVersions);
    // Known when the program is bundled: with one language and one version, it holds nothing of choosing one.
    if (process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1') startVariants(signal);
    else startOnlyLanguage(signal);
  },
  loadWhere('[data-hide-on-scroll]', async (navbar, signal) => {
    const { hideOnScroll } = await import('@/lib/browser/navbar-hiding');
    hideOnScroll(navbar, signal);
  }),
];

/** Behaviour that looks at the elements of a page and starts anew with each. */
const PER_PAGE: readonly Part[] = [
  startCodeBlocks,
  startDemos,
  startHovers,
  keepShown,
  startPreviews,
  startTabs,
  startPageSidebar,
  markSection,
  watchHeadings,
  watchLinks,
  startArrivalMarks,
  () => {
    if (process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1') updateVariantLinks();
  },
  loadWhere('.prose:has([data-choices])', async (root, signal) => {
    const { startChoices } = await import('@/lib/browser/choices');
    startChoices(root, signal);
  }),
  loadWhere('[data-render-lab]', async (_, signal) => {
    const { startScenes } = await import('@/lib/render-lab/page');
    startScenes(signal);
  }),
  loadWhere('[data-likely-pages]', async (slot) => {
    const { showLikelyPages } = await import('@/lib/browser/not-found');
    await showLikelyPages(slot);
  }),
  loadWhere('[data-tide-gauge]', async (root, signal) => {
    const { startTideGauge } = await import('@/lib/browser/tide-gauge');
    startTideGauge(root, signal);
  }),
  loadWhere('[data-search-page]', async (root, signal) => {
    const { showSearchPage } = await import('@/lib/search/page');
    await showSearchPage(root, signal);
  }),
  loadWhere('[data-play]', async (root, signal) => {
    // The engine and its frame are made by the build.
    if (process.env.NODE_ENV === 'production') {
      const { showPlayground } = await import('@/lib/play/page');
      await showPlayground(root, signal);
    }
  }),
];

/**
 * Brings the served HTML of this document to life: the program of the site, in the browser and while writing.
 *
 * @returns undoes it
 */
export function start(): () => void {
  const stop = new AbortController();
  startAll(LASTING, stop.signal);
  startNavigation((ofPage) => startAll(PER_PAGE, ofPage), stop.signal);
  return () => stop.abort();
}

/** Before the click, which takes the selection away. */
function startFeedback(signal: AbortSignal): void {
  const complete = async (event: Event) => {
    const link = around(event, '[data-feedback]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const { completeFeedback } = await import('@/lib/browser/feedback');
    completeFeedback(link);
  };
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(
      event,
      // Without the part, the link says what it was served with.
      (turn) => void complete(turn).catch(() => {}),
      { signal },
    );
  }
}

/** What only some pages have is loaded by those. */
function loadWhere(
  selector: string,
  begin: (root: HTMLElement, signal: AbortSignal) => Promise<void>,
): Part {
  return (signal) => {
    const root = document.querySelector<HTMLElement>(selector);
    // Without the connection, the page reads as it is.
    if (root) begin(root, signal).catch(() => {});
  };
}

/** One part that fails must not take the others with it; the reader is told. */
function startAll(parts: readonly Part[], signal: AbortSignal): void {
  const failures: unknown[] = [];
  for (const start of parts) {
    try {
      start(signal);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) showCrash(failures[0], retry);
}
