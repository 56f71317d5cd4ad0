import { Fragment, memo, type HTMLAttributes } from 'react';
import { withBase } from '@/lib/base/url';
import { findMatches, snippetOf } from '@/lib/search/query';
import type { MarkedText, SearchRow as Row } from '@/lib/search/query';
import type { Answer } from './use-search';
import './search-row.css';

const ICONS = {
  page: ['M6 3h8l4 4v14H6zM14 3v4h4', 'Page'],
  heading: ['M9 4L7 20M17 4l-2 16M4 9h16M4 15h16', 'Heading'],
  content: ['M4 7h16M4 12h16M4 17h10', 'Text'],
} as const;

/** Tells the kinds of rows apart. */
function SearchIcon({ name }: { name: keyof typeof ICONS }) {
  const [path, label] = ICONS[name];
  return (
    <svg
      className="icon search-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

type RowProps = HTMLAttributes<HTMLAnchorElement> & {
  row: Row;
  answer: Answer;
  /** Of the snippet. */
  maxLines: number;
};

/**
 * One hit: what kind of place it is, its title with marks, where it stands unless the row above says it, and the text
 * around the match, once it is there. All hits are not drawn again for a letter whose answer is still to come.
 */
export const SearchRow = memo(function SearchRow(props: RowProps) {
  const { row, answer, maxLines, ...attributes } = props;
  const { kind, tree, title, pageTitle, breadcrumbs, href } = row;
  const { terms, texts } = answer;
  const above = title === pageTitle ? breadcrumbs.join(' › ') : pageTitle;
  return (
    <a
      className="search-row"
      href={withBase(href)}
      data-tree={tree}
      {...attributes}
    >
      <SearchIcon name={kind} />
      <span className="search-row-text">
        <span className="search-row-title">
          <Marked text={title} marks={findMatches(title, terms)} />
        </span>
        {above && !tree && <span className="search-row-place">{above}</span>}
        <span className="search-row-snippets">
          {snippetOf(row, texts.of(row) ?? [], terms, maxLines).map(
            (line, index) => (
              <Fragment key={index}>
                <span className="search-row-snippet">
                  <Marked {...line} />
                </span>{' '}
              </Fragment>
            ),
          )}
        </span>
      </span>
    </a>
  );
});

function Marked({ text, marks }: MarkedText) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.map(({ start, end }, index) => [
        text.slice(ends[index], start),
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  );
}
