import { Icon } from '@/components/ui/icon';

/**
 * The search box of the navbar. It ships alone: engine, index and panel are loaded on the first focus, hover or
 * shortcut.
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
        aria-controls="search-panel"
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Search"
        maxLength={160}
      />
      <button
        type="button"
        className="search-clear"
        aria-label="Clear search marks"
        hidden
      >
        Clear
      </button>
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
      <div className="search-panel" id="search-panel" hidden />
      <p role="status" className="visually-hidden" />
    </div>
  );
}
