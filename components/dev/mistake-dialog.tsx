import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { countOf, MistakeList } from './mistake-list';
import type { Problem } from '@/lib/base/source';

/** Mistakes over the page; beside them the page can be used and read. */
export function MistakeDialog({
  mistakes,
  onClose,
  closeRef,
}: {
  mistakes: readonly Problem[];
  onClose: () => void;
  closeRef?: Ref<HTMLButtonElement>;
}) {
  return (
    <section
      role="dialog"
      aria-label={countOf(mistakes)}
      className="mistake-dialog"
    >
      <header>
        <h2>{countOf(mistakes)}</h2>
        <button
          ref={closeRef}
          type="button"
          className="icon-button needs-js"
          aria-label="Close the mistakes"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <MistakeList mistakes={mistakes} />
    </section>
  );
}
