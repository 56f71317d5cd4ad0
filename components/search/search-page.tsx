import { MAIN_ID } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

/** The page with all hits of a query; scripts fill it in. */
export function SearchPage() {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="page-narrow search-page"
      data-search-page=""
    >
      <h1>Search the documentation</h1>
      <p className="no-js">
        Searching needs JavaScript. Without it, the list beside every page of{' '}
        <a href={withBase('/docs/state')}>the documentation</a> shows all pages.
      </p>
      <form
        className="search-form needs-js"
        role="search"
        aria-label="Search the documentation"
      >
        <input
          type="search"
          className="search-field"
          aria-label="Search the documentation"
          placeholder="A name, a part of it, or a question"
          autoComplete="off"
          spellCheck={false}
          maxLength={160}
        />
      </form>
      <p role="status" className="search-count" />
      <div data-search-hits="" />
    </main>
  );
}
