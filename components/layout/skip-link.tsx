import { MAIN_ID } from '@/lib/site/config';

/** First stop of the Tab key: past everything that every page repeats. */
export function SkipLink() {
  return (
    <site-skip-link>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to main content
      </a>
    </site-skip-link>
  );
}
