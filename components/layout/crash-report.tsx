import { MAIN_ID } from './skip-link';

/** What a reader sees instead of a page that failed while it was drawn. */
export function CrashReport({
  error,
  retry,
}: {
  error: unknown;
  retry: () => void;
}) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>This page crashed.</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={retry} data-retry="">
        Try again
      </button>
    </main>
  );
}
