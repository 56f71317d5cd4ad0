import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { Link } from '@/components/ui/link';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { categoryListId } from '@/lib/site/nav';
import type { SidebarItem } from '@/lib/site/nav';

/**
 * The tree of the documentation with every category closed. The browser's own search finds and opens closed lists;
 * without scripts the stylesheet shows them all. What toggles control is added by
 * `components/sidebar/sidebar.client.ts`: it would be a twentieth of every page.
 */
function SidebarTree({
  items,
  prefix,
}: {
  items: readonly SidebarItem[];
  prefix: string;
}) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'link' ? (
            <Link href={item.path}>{item.label}</Link>
          ) : (
            <Category
              listId={categoryListId(prefix + item.id)}
              label={item.label}
              path={item.path}
            >
              <SidebarTree items={item.items} prefix={prefix} />
            </Category>
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({
  listId,
  label,
  path,
  children,
}: {
  listId: string;
  label: string;
  path: string | undefined;
  children: ReactElement;
}) {
  return (
    <>
      {path === undefined ? (
        <span>{label}</span>
      ) : (
        <Link href={path}>{label}</Link>
      )}
      <button
        aria-expanded={false}
        className="needs-js"
        aria-label={path === undefined ? label : `Toggle ${label}`}
      />
      <div id={listId} data-closed="">
        {children}
      </div>
    </>
  );
}

/**
 * The tree as HTML, with ids that `markCurrentPage` takes away. React knows `hidden` as a boolean only, so its value
 * is written afterwards.
 *
 * @param versionPath site path of the version; ids follow the paths of pages, so they begin with what comes after
 *   `/docs`
 */
export function renderSidebar(
  items: readonly SidebarItem[],
  versionPath: string,
): string {
  const prefix = versionPath.split('/').slice(2).join('/');
  return toStaticMarkup(
    <>
      {inGroups(items).map(([group, own]) => (
        <Fragment key={group}>
          {group && <p>{group}</p>}
          <SidebarTree items={own} prefix={prefix && `${prefix}/`} />
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
