import { withHighlight, findMatches, createSnippet } from '@/lib/search/query';
import type { SearchHit, MatchTerms } from '@/lib/search/query';
import { DOCUMENT_TYPE } from '@/lib/search';
import { withBase } from '@/lib/url';

import { MarkedText } from './marked-text';
import { SearchIcon } from './search-icon';

const NO_TERMS: MatchTerms = { weights: new Map(), beginnings: [] };
const ICONS = ['page', 'heading', 'content'] as const;
const TYPE_NAMES = ['Page', 'Heading', 'Text'] as const;

/** One hit: what kind of place it is, its title with marks, where it stands, and the text around the match. */
export function SearchRow(props: {
  id?: string;
  hit: SearchHit;
  terms: MatchTerms | undefined;
  /** Text of the section; absent until it is loaded. */
  text: string | undefined;
  words: readonly string[];
  /** Set in a listbox, where the row is an option. */
  isActive?: boolean;
  onChoose?: () => void;
}) {
  const { id, hit, terms = NO_TERMS, text, words, isActive, onChoose } = props;
  const { type, title, url, hash, breadcrumbs } = hit.document;
  const snippet = text ? createSnippet(text, terms) : undefined;
  const place =
    type === DOCUMENT_TYPE.page ? breadcrumbs.join(' › ') : hit.pageTitle;
  const tree = hit.isInnerOfGroup
    ? 'inner'
    : hit.isLastOfGroup
      ? 'last'
      : undefined;
  return (
    <a
      id={id}
      className="search-row"
      href={withHighlight(withBase(url), words, hash)}
      data-tree={tree}
      onClick={onChoose}
      {...(isActive === undefined
        ? {}
        : { role: 'option', 'aria-selected': isActive, tabIndex: -1 })}
    >
      <SearchIcon name={ICONS[type]} label={TYPE_NAMES[type]} />
      <span className="search-row-text">
        <span className="search-row-title">
          <MarkedText text={title} marks={findMatches(title, terms)} />
        </span>
        {place && !tree && <span className="search-row-place">{place}</span>}
        {snippet?.text && (
          <span className="search-row-snippet">
            <MarkedText {...snippet} />
          </span>
        )}
      </span>
    </a>
  );
}
