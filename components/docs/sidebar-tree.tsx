import type { ReactElement } from 'react';
import { Link } from '@/components/ui/link';
import { toStaticMarkup } from '@/components/ui/static-markup';
import type { SidebarItem } from '@/lib/nav/sidebar';
import { categoryListId } from '@/lib/nav/sidebar-html';

/**
 * The tree of the documentation with every category closed. The browser's own search finds and opens closed lists;
 * without scripts the stylesheet shows them all.
 */
function SidebarTree({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'link' ? (
            <Link href={item.path}>{item.label}</Link>
          ) : (
            <Category id={item.id} label={item.label} path={item.path}>
              <SidebarTree items={item.items} />
            </Category>
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({
  id,
  label,
  path,
  children,
}: {
  id: string;
  label: string;
  path: string | undefined;
  children: ReactElement;
}) {
  const listId = categoryListId(id);
  const disclosure = {
    'aria-expanded': false,
    'aria-controls': listId,
  };
  return (
    <>
      <div className="sidebar-category">
        {path === undefined ? (
          <>
            <span className="sidebar-label no-js">{label}</span>
            <button {...disclosure} className="sidebar-label needs-js">
              {label}
            </button>
          </>
        ) : (
          <>
            <Link href={path}>{label}</Link>
            <button
              {...disclosure}
              className="sidebar-toggle needs-js"
              aria-label={`Toggle ${label}`}
            />
          </>
        )}
      </div>
      <div id={listId} className="sidebar-list" data-closed="">
        {children}
      </div>
    </>
  );
}

/** The tree as HTML. React knows `hidden` as a boolean only, so its value is written afterwards. */
export function renderSidebar(items: readonly SidebarItem[]): string {
  return toStaticMarkup(<SidebarTree items={items} />).replaceAll(
    'data-closed=""',
    'hidden="until-found"',
  );
}
