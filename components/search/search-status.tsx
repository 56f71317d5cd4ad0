/** What stands in the panel until there is an index to ask. */
export function SearchStatus(props: {
  status: 'loading' | 'failed';
  onRetry: () => void;
}) {
  return props.status === 'loading' ? (
    <p className="search-note">Loading the search index…</p>
  ) : (
    <p className="search-note">
      Search could not be loaded.{' '}
      <button type="button" className="search-retry" onClick={props.onRetry}>
        Retry
      </button>
    </p>
  );
}
