import { startAnnouncement } from '@/lib/site/browser/announcement';
import { siteBoot } from '@/lib/site/browser/boot';
import { startCodeBlocks } from '@/lib/site/browser/code-blocks';
import { startColorMode } from '@/lib/site/browser/color-mode';
import { startCopyPage } from '@/lib/site/browser/copy-page';
import { showCrash } from '@/lib/site/browser/crash';
import { startDemos } from '@/lib/site/browser/demos';
import { closestTarget } from '@/lib/base/browser/dom';
import { startDisclosures } from '@/lib/site/browser/disclosure';
import { startHovers } from '@/lib/site/browser/hovers';
import { startKeyboardMark } from '@/lib/site/browser/keyboard-mark';
import { startMobileSidebar } from '@/lib/site/browser/mobile-sidebar';
import { startNavbar, markSection } from '@/lib/site/browser/navbar';
import { startPreviews } from '@/lib/site/browser/previews';
import { acceptedAhead } from '@/lib/site/browser/navigation/documents';
import { storeShownPage, startOffline } from '@/lib/export/offline';
import { pathInVersion } from '@/lib/site/browser/docs-version';
import {
  ADDRESS_EVENT,
  retry,
  startNavigation,
} from '@/lib/site/browser/navigation/navigation';
import { giveWayTo, watchLinks } from '@/lib/site/browser/navigation/prefetch';
import { ofVersion, type ByVersion } from '@/lib/site/nav';
import type { SearchAddresses } from '@/lib/search';
import { startArrivalMarks, startSearchBox } from '@/lib/search/box';
import { startPageSidebar } from '@/lib/site/browser/sidebar';
import { startSkipLink } from '@/lib/site/browser/skip-link';
import { startSmoothScroll } from '@/lib/site/browser/smooth-scroll';
import { normalizePath, withoutBase } from '@/lib/base/url';
import { startTabs } from '@/lib/site/browser/tabs';
import { watchHeadings } from '@/lib/site/browser/toc';
import {
  forgetUnknownVersion,
  startOnlyLanguage,
  startVariants,
  updateVariantLinks,
} from '@/lib/site/browser/variants';

/** Brings something to life, until the signal undoes that. */
type Part = (signal: AbortSignal) => void;

/** Known when the program is bundled: with one version, it holds nothing of choosing one. */
const filesOf =
  process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
    ? searchFilesOfVersion
    : undefined;

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
  (signal) => {
    const load = () => import('./search');
    startSearchBox({ load, onLoading: giveWayTo, filesOf }, signal);
  },
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
    const { hideOnScroll } = await import('@/lib/site/browser/navbar-hiding');
    hideOnScroll(navbar, signal);
  }),
];

/** Behaviour that looks at the elements of a page and starts anew with each. */
const PER_PAGE: readonly Part[] = [
  startCodeBlocks,
  startDemos,
  startHovers,
  () => storeShownPage(acceptedAhead),
  startPreviews,
  startTabs,
  startPageSidebar,
  markSection,
  watchHeadings,
  watchLinks,
  (signal) => startArrivalMarks(ADDRESS_EVENT, signal),
  () => {
    if (process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1') updateVariantLinks();
  },
  loadWhere('.prose:has([data-choices])', async (root, signal) => {
    const { startChoices } = await import('@/lib/site/browser/choices');
    startChoices(root, signal);
  }),
  loadWhere('[data-render-lab]', async (_, signal) => {
    const { startScenes } = await import('@/lib/benchmarks/page');
    startScenes(signal);
  }),
  loadWhere('[data-likely-pages]', async (slot) => {
    const { showLikelyPages } = await import('@/lib/site/browser/not-found');
    await showLikelyPages(slot);
  }),
  loadWhere('[data-ticker]', async (root, signal) => {
    const { startTicker } = await import('@/lib/site/browser/ticker');
    startTicker(root, signal);
  }),
  loadWhere('[data-search-page]', async (root, signal) => {
    const [{ showSearchPage }, panel] = await Promise.all([
      import('@/lib/search/page'),
      import('./search'),
    ]);
    if (signal.aborted) return;
    const options = { panel, addressEvent: ADDRESS_EVENT, filesOf };
    showSearchPage(root, options, signal);
  }),
  loadWhere('[data-play]', async (root, signal) => {
    // The engine and its frame are made by the build.
    if (process.env.NODE_ENV === 'production') {
      const { startPlayground } = await import('./play');
      await startPlayground(root, signal);
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

/** The index of the version that the reader reads. */
function searchFilesOfVersion(listed: unknown): SearchAddresses {
  const path = normalizePath(withoutBase(window.location.pathname));
  return ofVersion(listed as ByVersion<SearchAddresses>, pathInVersion(path));
}

/** Before the click, which takes the selection away. */
function startFeedback(signal: AbortSignal): void {
  const complete = async (event: Event) => {
    const link = closestTarget(event, '[data-feedback]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const { completeFeedback } = await import('@/lib/site/browser/feedback');
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
