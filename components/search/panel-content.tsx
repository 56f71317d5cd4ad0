import type { ReactNode } from 'react';
import { counted } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import { packageOf, type SearchRow as Row } from '@/lib/search/query';
import { isMac } from '@/components/browser/keys';
import { NoResults, PackageFilter } from './search-parts';
import { SearchRow } from './search-row';
import { PACKAGES } from './settings';
import { isAsked, type Answer } from './use-search';

export const PANEL_ID = 'search-panel';
export const LIST_ID = `${PANEL_ID}-list`;
export const optionId = (index: number): string => `${LIST_ID}-${index}`;

/** The options below each other: rows by where they belong, each group where its best row was. */
export function optionsOf(answer: Answer): readonly Row[] {
  const { rows } = answer;
  if (!isAsked(answer)) return rows;
  const groups = [...new Set(rows.map(groupOf))];
  const placeOf = (row: Row) => groups.indexOf(groupOf(row));
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Where the page of a row belongs, in words. */
function groupOf({ route, breadcrumbs, pageTitle }: Row): string {
  const folder = packageOf(route);
  const known = PACKAGES.find(([value]) => value === folder);
  const [root = pageTitle] = breadcrumbs;
  return known?.[1] ?? (root === pageTitle ? 'Documentation' : root);
}

type ContentProps = {
  answer: Answer;
  options: readonly Row[];
  /** Number of the chosen option; -1 for none. */
  active: number;
  packageName: string;
  setPackageName: (packageName: string) => void;
};

/** What an answer looks like: hits, where to begin, or what to try next. */
export function PanelContent(props: ContentProps) {
  const { answer, options, packageName, setPackageName } = props;
  if (!isAsked(answer))
    return (
      <>
        <p className="search-note">
          Type a name, a part of it, a question or an error message.
        </p>
        <Listbox {...props} label="Suggestions" />
        <Foot />
      </>
    );
  const { pageCount } = answer;
  return (
    <>
      <PackageFilter
        name={`${PANEL_ID}-package`}
        chosen={packageName}
        onChoose={setPackageName}
      />
      {options.length > 0 ? (
        <Listbox {...props} label="Search results" />
      ) : (
        <NoResults
          answer={answer}
          searchEverywhere={() => setPackageName('')}
        />
      )}
      <Foot>
        <a className="search-all" href={allResultsAddress(answer)}>
          See all results{pageCount > 0 && ` (${counted(pageCount, 'page')})`}
        </a>
      </Foot>
    </>
  );
}

function Listbox(props: ContentProps & { label: string }) {
  const { label, answer, options, active } = props;
  const headOf = (row: Row): string =>
    isAsked(answer) ? groupOf(row) : 'Where to begin';
  const draw = (row: Row, index: number) => (
    <SearchRow
      key={row.route + row.hash}
      row={row}
      answer={answer}
      maxLines={1}
      role="option"
      id={optionId(index)}
      tabIndex={-1}
      aria-selected={index === active}
    />
  );
  const heads = [...new Set(options.map(headOf))];
  return (
    <div role="listbox" id={LIST_ID} aria-label={label}>
      {heads.map((head) => {
        const drawn = options.map(
          (option, index) => headOf(option) === head && draw(option, index),
        );
        // Where all hits are of one package, its name tells them from nothing.
        if (heads.length === 1 && isAsked(answer)) return drawn;
        return (
          <div key={head} role="group" aria-label={head}>
            <div className="search-group-name" aria-hidden="true">
              {head}
            </div>
            {drawn}
          </div>
        );
      })}
    </div>
  );
}

/** What the keys do, for those who see them; screen readers announce it for a combobox. */
function Foot({ children }: { children?: ReactNode }) {
  const hints = [
    ['↑ ↓', 'choose'],
    ['↵', 'open'],
    [isMac() ? '⌘ ↵' : 'Ctrl ↵', 'new tab'],
    ['Esc', 'close'],
  ];
  return (
    <div className="search-foot">
      {children}
      <p className="search-hints" aria-hidden="true">
        {hints.map(([key, what]) => [<kbd key={key}>{key}</kbd>, ` ${what} `])}
      </p>
    </div>
  );
}

/** The address of the page with all hits. */
function allResultsAddress({ query, packageName }: Answer): string {
  const filter = packageName && `&package=${encodeURIComponent(packageName)}`;
  return withBase(`/search?q=${encodeURIComponent(query.trim())}${filter}`);
}

/** What screen readers hear of the panel. */
export function announcementOf(
  answer: Answer | undefined,
  count: number,
  hasFailed: boolean,
): string {
  if (!answer)
    return hasFailed ? 'Search could not be loaded' : 'Loading search';
  if (count === 0) return isAsked(answer) ? 'No results' : '';
  return counted(count, isAsked(answer) ? 'result' : 'suggestion');
}
