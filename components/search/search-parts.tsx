import { withBase } from '@/lib/base/url';
import { helpAddress, PACKAGES } from './settings';
import type { Answer } from './use-search';

/** What stands in the place of hits until there is an index to ask. */
export function SearchStatus(props: { hasFailed: boolean; retry: () => void }) {
  return (
    <p className="search-note needs-js">
      {props.hasFailed ? (
        <>
          Search could not be loaded.{' '}
          <button type="button" className="text-button" onClick={props.retry}>
            Retry
          </button>
        </>
      ) : (
        'Loading the search index…'
      )}
    </p>
  );
}

type FilterProps = {
  /** Of its radio buttons in the document. */
  name: string;
  chosen: string;
  onChoose: (packageName: string) => void;
};

/** Limits search to the pages of one package. */
export function PackageFilter({ name, chosen, onChoose }: FilterProps) {
  return (
    <fieldset className="search-packages">
      <legend className="visually-hidden">Package</legend>
      {[['', 'All'] as const, ...PACKAGES].map(([value, label]) => (
        <label key={value} className="search-package">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type NoResultsProps = { answer: Answer; searchEverywhere: () => void };

/** What to try where nothing was found. */
export function NoResults({ answer, searchEverywhere }: NoResultsProps) {
  const { packageName, note, nearest } = answer;
  const help = helpAddress();
  return (
    <div className="search-note">
      {packageName ? (
        <p>
          No results in this package.{' '}
          <button
            type="button"
            className="text-button"
            onClick={searchEverywhere}
          >
            Search all packages
          </button>
        </p>
      ) : (
        <p>No results.</p>
      )}
      {nearest.length > 0 && (
        <>
          <p>Pages with a similar name:</p>
          <ul className="search-nearest">
            {nearest.map(({ route, title }) => (
              <li key={route}>
                <a href={withBase(route)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {note ||
          'Try fewer words, or the name of a function, directive or rule.'}{' '}
        {help && (
          <a href={help} target="_blank" rel="noopener noreferrer">
            Ask in the discussions
          </a>
        )}
      </p>
    </div>
  );
}
