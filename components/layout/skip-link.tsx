import { MAIN_ID } from '@/lib/site/config';

/** First stop of the Tab key: past everything that every page repeats. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} data-skip-link="">
      Skip to main content
    </a>
  );
}
