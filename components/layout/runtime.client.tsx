'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import settings from '@/.cache/site/settings.json';
import { reportPageView } from '@/lib/browser/analytics';
import { startAnnouncement } from '@/lib/browser/announcement';
import { startCodeBlocks } from '@/lib/browser/code-blocks';
import { startColorMode } from '@/lib/browser/color-mode';
import type { ColorModeConfig } from '@/lib/browser/color-mode';
import { startCopyPage } from '@/lib/browser/copy-page';
import { startDisclosures } from '@/lib/browser/disclosure';
import { startHovers } from '@/lib/browser/hovers';
import { startKeyboardMark } from '@/lib/browser/keyboard-mark';
import { startMobileSidebar } from '@/lib/browser/mobile-sidebar';
import { startNavbar } from '@/lib/browser/navbar';
import {
  finishNavigation,
  installNavigation,
  startNavigation,
} from '@/lib/browser/navigation/navigation';
import { watchLinks } from '@/lib/browser/navigation/prefetch';
import { startSkipLink } from '@/lib/browser/skip-link';
import { startSmoothScroll } from '@/lib/browser/smooth-scroll';
import { startTabs } from '@/lib/browser/tabs';
import { startTitleAnnouncer } from '@/lib/browser/title-announcer';
import { watchHeadings } from '@/lib/browser/toc';
import {
  forgetUnknownVersion,
  startOnlyLanguage,
  startVariants,
  updateVariantLinks,
} from '@/lib/browser/variants';

installNavigation();

/** Known when the bundle is made: with one language and one version, it holds nothing of choosing one. */
const HAS_VARIANTS = process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1';

/** Behaviour that lasts as long as the document: one listener each on the document, whatever page is shown. */
const LASTING = [
  startAnnouncement,
  () => startColorMode(settings.colorMode as ColorModeConfig),
  startCopyPage,
  startDisclosures,
  startKeyboardMark,
  startMobileSidebar,
  startNavbar,
  startNavbarHiding,
  startSkipLink,
  startTitleAnnouncer,
  () => {
    forgetUnknownVersion(settings.docsVersions);
    return HAS_VARIANTS ? startVariants() : startOnlyLanguage();
  },
];

/** Behaviour that looks at the elements of a page and starts anew with each. */
const PER_PAGE = [
  startCodeBlocks,
  startHovers,
  startTabs,
  watchHeadings,
  watchLinks,
  () => (HAS_VARIANTS ? updateVariantLinks() : () => {}),
  startNotFound,
];

/** Brings the served HTML to life. Renders nothing. */
export function Runtime() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    // Before the navigation, which leaves alone what smooth scrolling has handled.
    const stopSmoothScroll = startSmoothScroll();
    const stopNavigation = startNavigation(router);
    return () => {
      stopSmoothScroll();
      stopNavigation();
    };
  }, [router]);
  useEffect(() => runAll(LASTING), []);
  // Before the page is painted: chosen tabs and opened targets must not be seen to move.
  useLayoutEffect(() => {
    finishNavigation(pathname);
    return startPage();
  }, [pathname]);
  useEffect(() => reportPageView(), [pathname]);

  return null;
}

/**
 * Starts what looks at the elements of the page.
 *
 * @returns undoes it
 */
export function startPage(): () => void {
  return runAll(PER_PAGE);
}

/** Only the not-found page has a place for likely pages, so only it loads what finds them. */
function startNotFound(): () => void {
  const slot = document.querySelector('[data-likely-pages]');
  if (slot) {
    import('@/lib/browser/not-found').then(
      ({ showLikelyPages }) => showLikelyPages(slot),
      () => {},
    );
  }
  return () => {};
}

/** Off by default, so only a site that wants it loads what hides the navbar. */
function startNavbarHiding(): () => void {
  const stop = new AbortController();
  const navbar = document.querySelector('[data-hide-on-scroll]');
  if (navbar) {
    import('@/lib/browser/navbar-hiding').then(
      ({ hideOnScroll }) => hideOnScroll(navbar, stop.signal),
      () => {},
    );
  }
  return () => stop.abort();
}

/** One feature that fails must not take the others, or the page, with it. */
function runAll(starts: readonly (() => () => void)[]): () => void {
  const stops = starts.map((start) => {
    try {
      return start();
    } catch (error) {
      console.error('[site] A part of the page could not start.', error);
      return () => {};
    }
  });
  return () => stops.forEach((stop) => stop());
}
