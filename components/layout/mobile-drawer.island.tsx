'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { watchMedia } from '@/components/browser/media';
import { isPlain } from '@/components/browser/keys';
import { openOverlayEntry } from '@/components/browser/overlay-entry';
import { Icon } from '@/components/ui/icon';
import { MOBILE_MAX_WIDTH_EM } from '@/lib/site/config';
import './mobile-drawer.css';

/** Opens the page's own navigation in a modal dialog, on narrow screens. */
export default function MobileDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button navbar-toggle needs-js"
        aria-label="Toggle navigation bar"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        data-mobile-sidebar-open=""
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the reader has chosen in it, if that is why it closes. */
  const chosen = useRef<string>(undefined);
  const close = () => dialog.current?.close();
  const leaveEntry = useOverlay(dialog);
  const handleClosed = () => {
    onClose();
    leaveEntry.current?.(() => {
      if (chosen.current !== undefined) location.assign(chosen.current);
    });
  };
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.target !== '_blank' && isPlain(event)) {
      // It leads on from the page, and not from the entry of what lies over it.
      event.preventDefault();
      chosen.current = link.href;
    }
    // The backdrop belongs to the dialog.
    if (chosen.current !== undefined || target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className="mobile-sidebar"
      aria-label="Navigation"
      onClose={handleClosed}
      onClick={handleClick}
    >
      <div className="mobile-sidebar-bar">
        <button
          type="button"
          className="icon-button"
          aria-label="Close navigation bar"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <DrawerContent />
    </dialog>
  );
}

/** Shows a dialog above the page on narrow screens, with an entry in the history of its own. */
function useOverlay(dialog: RefObject<HTMLDialogElement | null>) {
  const leaveEntry = useRef<ReturnType<typeof openOverlayEntry>>(undefined);
  useLayoutEffect(() => {
    const end = new AbortController();
    const close = () => dialog.current?.close();
    dialog.current?.showModal();
    leaveEntry.current = openOverlayEntry(close);
    const mobile = `(width <= ${MOBILE_MAX_WIDTH_EM}em)`;
    watchMedia(mobile, end.signal, (isMobile) => {
      if (!isMobile) close();
    });
    return () => end.abort();
  }, [dialog]);
  return leaveEntry;
}

/** The name of the site, then the page's navigation: the tree first where there is one, then the navbar's links and settings. */
function DrawerContent() {
  const [isMainMenu, setMainMenu] = useState(false);
  return (
    <>
      <Copy of=".navbar-brand" />
      {document.querySelector(TREE) && (
        <>
          <button
            type="button"
            className="mobile-sidebar-back"
            onClick={() => setMainMenu(!isMainMenu)}
          >
            {isMainMenu ? 'Back to the documentation' : 'Back to main menu'}
          </button>
          <div hidden={isMainMenu}>
            <Copy of={TREE} />
          </div>
        </>
      )}
      <Copy of=".navbar-links" />
      <Copy of=".navbar-settings" />
    </>
  );
}

const TREE = 'site-sidebar';

/** A copy of a part of the page around the drawer; its elements come to life by themselves. */
function Copy({ of }: { of: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const original = [...document.querySelectorAll(of)].find(
      (found) => !found.closest('dialog'),
    );
    const copy = original?.cloneNode(true);
    if (!(copy instanceof Element)) return;
    // Ids are unique in a document, and what the filter says is said by the one that is used.
    for (const status of copy.querySelectorAll('[role=status]')) {
      status.remove();
    }
    for (const named of copy.querySelectorAll('[id]')) {
      named.removeAttribute('id');
    }
    place.current?.replaceChildren(copy);
  }, [of]);
  return <div ref={place} />;
}
