import { Icon } from '@/components/ui/icon';

/**
 * The search box of the navbar. It ships alone: what only scripts show, lib/search/box puts into it; engine, index and
 * panel are loaded on the first focus, hover or shortcut.
 */
export function SearchBox() {
  return (
    <div role="search" className="search-box needs-js">
      <Icon name="search" />
      <input
        type="text"
        className="search-input"
        role="combobox"
        aria-label="Search"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Search"
        maxLength={160}
      />
      <kbd className="search-keys" aria-hidden="true">
        Ctrl K
      </kbd>
      <button
        type="button"
        className="icon-button search-close"
        aria-label="Close search"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
