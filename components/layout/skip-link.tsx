/** Id of the element that holds a page's content. */
export const MAIN_ID = 'main';

/** First stop of the Tab key: past everything that every page repeats. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} data-skip-link="">
      Skip to main content
    </a>
  );
}
