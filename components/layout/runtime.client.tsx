'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { reportPageView } from '@/lib/browser/analytics';
import { startAnnouncement } from '@/lib/browser/announcement';
import { startCodeBlocks } from '@/lib/browser/code-blocks';
import { startCopyPage } from '@/lib/browser/copy-page';
import { startColorMode } from '@/lib/browser/color-mode';
import { startHovers } from '@/lib/browser/hovers';
import { startKeyboardMark } from '@/lib/browser/keyboard-mark';
import { startMobileSidebar } from '@/lib/browser/mobile-sidebar';
import { startNavbar } from '@/lib/browser/navbar';
import { endProgress } from '@/lib/browser/navigation/progress';
import {
  finishNavigation,
  installNavigation,
  startNavigation,
} from '@/lib/browser/navigation/navigation';
import { watchLinks } from '@/lib/browser/navigation/prefetch';
import { startTabs } from '@/lib/browser/tabs';
import { watchHeadings } from '@/lib/browser/toc';

installNavigation();

/** Behaviour that lasts as long as the document: one listener each on the document, whatever page is shown. */
const LASTING = [
  startAnnouncement,
  startColorMode,
  startCopyPage,
  startKeyboardMark,
  startMobileSidebar,
  startNavbar,
];

/** Behaviour that looks at the elements of a page and starts anew with each. */
const PER_PAGE = [
  startCodeBlocks,
  startHovers,
  startTabs,
  watchHeadings,
  watchLinks,
];

/** Brings the served HTML to life. Renders nothing. */
export function Runtime() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => startNavigation((href) => router.push(href)), [router]);
  useEffect(() => runAll(LASTING), []);
  useEffect(() => {
    endProgress();
    finishNavigation(pathname);
    reportPageView();
    return runAll(PER_PAGE);
  }, [pathname]);

  return null;
}

function runAll(starts: readonly (() => () => void)[]): () => void {
  const stops = starts.map((start) => start());
  return () => stops.forEach((stop) => stop());
}
