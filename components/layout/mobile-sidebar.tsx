import { Icon } from '@/components/ui/icon';

/** The narrow screen's navigation; the browser fills it from the page's own navigation when it opens. */
export function MobileSidebar() {
  return (
    <dialog
      className="mobile-sidebar"
      aria-label="Navigation"
      data-mobile-sidebar=""
    >
      <div className="mobile-sidebar-bar">
        <button
          type="button"
          className="icon-button"
          aria-label="Close navigation bar"
          data-mobile-sidebar-close=""
        >
          <Icon name="close" />
        </button>
      </div>
      <div data-mobile-sidebar-body="" />
    </dialog>
  );
}
