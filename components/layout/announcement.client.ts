import { STORAGE_KEYS } from '@/lib/site/config';
import { createStorageSlot } from '@/components/browser/storage-slot';

/**
 * Lets the reader close the announcement, here and in every open tab. Whether it shows is one attribute of the
 * root element, which the boot script sets before anything is painted.
 */
export function connectAnnouncement(
  host: HTMLElement,
  signal: AbortSignal,
): void {
  const bar = host.querySelector('[data-announcement]');
  const id = bar?.getAttribute('data-announcement');
  if (!id) return;
  const idSlot = createStorageSlot(STORAGE_KEYS.announcementId);
  const dismissSlot = createStorageSlot(STORAGE_KEYS.announcementDismiss);
  const show = (isDismissed: boolean) =>
    document.documentElement.toggleAttribute(
      'data-announcement-dismissed',
      isDismissed,
    );

  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissSlot.set('false');
  }
  const handleClose = () => {
    show(true);
    dismissSlot.set('true');
    // The button is gone: the next thing to use takes its focus.
    document.querySelector<HTMLElement>('header a')?.focus();
  };
  const close = host.querySelector('button');
  close?.addEventListener('click', handleClose, { signal });
  dismissSlot.listen((value) => show(value === 'true'), signal);
}
