import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { findTrail } from '@/lib/site/nav';
import type { SidebarItem } from '@/lib/site/nav';

/** The tree of the documentation, with the way to a page open and every other category closed. */
type Tree = {
  items: readonly SidebarItem[];
  /** The entries down to the page, itself the last. */
  trail: readonly SidebarItem[];
};

function SidebarTree({ items, trail }: Tree) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.path === undefined ? (
            <span>{item.label}</span>
          ) : (
            <Link
              href={item.path}
              aria-current={item === trail.at(-1) ? 'page' : undefined}
            >
              {item.label}
            </Link>
          )}
          {item.kind === 'category' && <Category item={item} trail={trail} />}
        </li>
      ))}
    </ul>
  );
}

/** Without scripts the stylesheet shows what is closed; the browser's own search finds and opens it. */
function Category({
  item,
  trail,
}: Pick<Tree, 'trail'> & {
  item: Extract<SidebarItem, { kind: 'category' }>;
}) {
  const { label, path, items } = item;
  const isOpen = trail.includes(item);
  return (
    <>
      <button
        aria-expanded={isOpen}
        className="needs-js"
        aria-label={path === undefined ? label : `Toggle ${label}`}
      />
      <div data-closed={isOpen ? undefined : ''}>
        <SidebarTree items={items} trail={trail} />
      </div>
    </>
  );
}

/**
 * The tree as HTML. React knows `hidden` as a boolean only, so its value is written afterwards.
 *
 * @param path site path of the page that it is shown beside
 */
export function renderSidebar(
  items: readonly SidebarItem[],
  path: string,
): string {
  const trail = findTrail(items, path);
  return toStaticMarkup(
    <>
      {inGroups(items).map(([group, own]) => (
        <Fragment key={group}>
          {group && <p>{group}</p>}
          <SidebarTree items={own} trail={trail} />
        </Fragment>
      ))}
    </>,
  ).replaceAll('data-closed=""', 'hidden="until-found"');
}

/** What stands below each heading; entries without one are below none. */
function inGroups(
  items: readonly SidebarItem[],
): [group: string, items: SidebarItem[]][] {
  const groups = new Map<string, SidebarItem[]>();
  for (const item of items) {
    const group = item.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups];
}
