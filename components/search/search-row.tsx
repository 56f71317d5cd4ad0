import { Fragment, type HTMLAttributes } from 'react';
import type { DrawnRow, MarkedText } from './draw-row';
import './search-row.css';

const ICONS = {
  page: ['M6 3h8l4 4v14H6zM14 3v4h4', 'Page'],
  heading: ['M9 4L7 20M17 4l-2 16M4 9h16M4 15h16', 'Heading'],
  content: ['M4 7h16M4 12h16M4 17h10', 'Text'],
  recent: ['M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4l3 2', undefined],
} as const;

/** Tells the kinds of rows apart. */
export function SearchIcon({ name }: { name: keyof typeof ICONS }) {
  const [path, label] = ICONS[name];
  return (
    <svg
      className="icon search-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}

/** One hit: what kind of place it is, its title with marks, where it stands, and the text around the match. */
export function SearchRow({
  row,
  ...attributes
}: { row: DrawnRow } & HTMLAttributes<HTMLAnchorElement>) {
  const { kind, tree, href, title, trail, snippet } = row;
  return (
    <a className="search-row" href={href} data-tree={tree} {...attributes}>
      <SearchIcon name={kind} />
      <span className="search-row-text">
        <span className="search-row-title">
          <Marked {...title} />
        </span>
        {trail && <span className="search-row-place">{trail}</span>}
        <span className="search-row-snippets">
          {snippet.map((line, index) => (
            <Fragment key={index}>
              <span className="search-row-snippet">
                <Marked {...line} />
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
    </a>
  );
}

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
