/** Gives the served HTML its behaviours, in the export and while writing. */
import { connectCards } from '@/components/cards/cards.client';
import { defineElements } from '@/components/browser/define-elements';
import type { Connect } from '@/components/browser/define-elements';
import { loadPart } from '@/components/browser/load-part';
import { connectCodeBlocks } from '@/components/code/code-blocks.client';
import { connectPageTools } from '@/components/docs/copy-page.client';
import { connectDisclosures } from '@/components/docs/disclosures.client';
import { connectToc } from '@/components/docs/toc.client';
import { connectAnnouncement } from '@/components/layout/announcement.client';
import { connectColorMode } from '@/components/layout/color-mode.client';
import { connectKeyboardMark } from '@/components/layout/keyboard-mark.client';
import { connectNavbar } from '@/components/layout/navbar.client';
import { connectSkipLink } from '@/components/layout/skip-link.client';
import { connectVariants } from '@/components/layout/variants.client';
import { ADDRESS_EVENT, onEachPage } from '@/components/browser/page-event';
import { connectOffline } from '@/components/offline/offline.client';
import { connectSearchKeys } from '@/components/search/search-keys.client';
import { connectSidebar } from '@/components/sidebar/sidebar.client';

/** Acts at a moment that may come, and may come again. */
type Moment = (host: HTMLElement, signal: AbortSignal, act: () => void) => void;

const atOnce: Moment = (_host, _signal, act) => act();

const whenAddressHas =
  (sign: string): Moment =>
  (_, signal, act) => {
    const look = () => location.href.includes(sign) && act();
    onEachPage(signal, look);
    for (const type of ['hashchange', ADDRESS_EVENT]) {
      window.addEventListener(type, look, { signal });
    }
  };

/** What few pages have, or few readers use, is loaded by those. */
const loadLater =
  (load: () => Promise<{ connect: Connect }>, when = atOnce): Connect =>
  (host, signal) => {
    let isAsked = false;
    when(host, signal, () => {
      if (isAsked) return;
      isAsked = true;
      loadPart(load).then(
        ({ connect }) => {
          if (!signal.aborted) connect(host, signal);
        },
        // Without the connection, it stays as it was served.
        () => (isAsked = false),
      );
    });
  };

export const connectElements = (): void =>
  defineElements({
    'site-announcement': connectAnnouncement,
    'site-api-index': loadLater(
      () => import('@/components/mdx/api-index/api-index.client'),
    ),
    'site-arrival-marks': loadLater(
      () => import('@/components/search/arrival-marks.client'),
      whenAddressHas('_highlight='),
    ),
    'site-cards': connectCards,
    'site-choices': loadLater(
      () => import('@/components/mdx/choices/choices.client'),
    ),
    'site-code-blocks': connectCodeBlocks,
    'site-color-mode': connectColorMode,
    'site-disclosures': connectDisclosures,
    'site-hash-target': loadLater(
      () => import('@/components/mdx/tabs/hash-target.client'),
      whenAddressHas('#'),
    ),
    'site-keyboard-mark': connectKeyboardMark,
    'site-navbar': connectNavbar,
    'site-offline': connectOffline,
    'site-page-tools': connectPageTools,
    'site-search-keys': connectSearchKeys,
    'site-sidebar': connectSidebar,
    'site-skip-link': connectSkipLink,
    'site-tabs': loadLater(() => import('@/components/mdx/tabs/tabs.client')),
    'site-toc': connectToc,
    'site-variants': connectVariants,
  });
