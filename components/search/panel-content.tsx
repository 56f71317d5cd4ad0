import type { ReactNode } from 'react';
import { counted } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import { isMac } from '@/components/browser/keys';
import type { DrawnRow } from './draw-row';
import { clearRecentSearches } from './recent-searches';
import { NoResults, PackageFilter } from './search-parts';
import { SearchIcon, SearchRow } from './search-row';
import type { Answer } from './use-search';

export const PANEL_ID = 'search-panel';
export const LIST_ID = `${PANEL_ID}-list`;
export const optionId = (index: number): string => `${LIST_ID}-${index}`;

/** What can be chosen: a row, or what was searched before. */
type Option = { group: string } & ({ row: DrawnRow } | { past: string });

/** The options below each other: rows by where they belong, each group where its best row was. */
export function optionsOf(
  { query, rows }: Answer,
  recent: readonly string[],
): Option[] {
  if (query.trim() === '')
    return [
      ...recent.map((past) => ({ group: 'Recent searches', past })),
      ...rows.map((row) => ({ group: 'Where to begin', row })),
    ];
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.flatMap((group) =>
    rows
      .filter((row) => row.group === group)
      .map((row) => ({ group: groups.length > 1 ? group : '', row })),
  );
}

type ContentProps = {
  answer: Answer;
  options: readonly Option[];
  /** Number of the chosen option; -1 for none. */
  active: number;
  ask: (query: string) => void;
  packageName: string;
  setPackageName: (packageName: string) => void;
};

/** What an answer looks like: hits, recent searches and where to begin, or what to try next. */
export function PanelContent(props: ContentProps) {
  const { answer, options, ask, packageName, setPackageName } = props;
  if (answer.query.trim() === '')
    return (
      <>
        <p className="search-note">
          Type a name, a part of it, a question or an error message.
        </p>
        <Listbox {...props} label="Suggestions" />
        <Foot>
          {options.some((option) => 'past' in option) && (
            <button
              type="button"
              className="search-link"
              onClick={() => {
                clearRecentSearches();
                ask('');
              }}
            >
              Clear recent searches
            </button>
          )}
        </Foot>
      </>
    );
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
          See all results{countOf(answer.pageCount)}
        </a>
      </Foot>
    </>
  );
}

type ListboxProps = Pick<ContentProps, 'options' | 'active' | 'ask'> & {
  label: string;
};

function Listbox({ label, options, active, ask }: ListboxProps) {
  const drawn = options.map((option, index) => {
    const attributes = {
      role: 'option',
      id: optionId(index),
      tabIndex: -1,
      'aria-selected': index === active,
    };
    return 'row' in option ? (
      <SearchRow key={option.row.key} row={option.row} {...attributes} />
    ) : (
      <div
        key={option.past}
        className="search-row"
        onClick={() => ask(option.past)}
        {...attributes}
      >
        <SearchIcon name="recent" />
        <span className="search-row-title">{option.past}</span>
      </div>
    );
  });
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div role="listbox" id={LIST_ID} aria-label={label}>
      {groups.map((group) => {
        const rows = drawn.filter((_, at) => options[at]?.group === group);
        if (group === '') return rows;
        return (
          <div key={group} role="group" aria-label={group}>
            <div className="search-group-name" aria-hidden="true">
              {group}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

/** What the keys do, for those who see them; screen readers announce it for a combobox. */
function Foot({ children }: { children: ReactNode }) {
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

/** How many pages have a hit, behind a label. */
function countOf(pages: number): string {
  if (pages === 0) return '';
  return ` (${counted(pages, 'page')})`;
}

/** What screen readers hear of the panel. */
export function announcementOf(
  answer: Answer | undefined,
  count: number,
  hasFailed: boolean,
): string {
  if (!answer)
    return hasFailed ? 'Search could not be loaded' : 'Loading search';
  const isAsked = answer.query.trim() !== '';
  if (count === 0) return isAsked ? 'No results' : '';
  const what = isAsked ? 'result' : 'suggestion';
  return counted(count, what);
}
