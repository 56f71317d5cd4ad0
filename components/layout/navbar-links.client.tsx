'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { pathInVersion } from '@/lib/browser/docs-version';
import type { NavLink } from '@/lib/content';
import { ofVersion } from '@/lib/nav';
import { isWithin } from '@/lib/url';

/** The navbar's links, with the section of the current page marked. */
export function NavbarLinks({ links }: { links: NavLink[] }) {
  const pathname = usePathname();
  const versionPath = usePathInVersion(pathname);
  return links.map((link) => {
    const { label, href } =
      process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
        ? ofVersion(link, versionPath)
        : link;
    return (
      <Link
        key={label}
        className="navbar-link"
        href={href}
        aria-current={isWithin(pathname, href) ? 'true' : undefined}
      >
        {label}
      </Link>
    );
  });
}

const neverChanges = () => () => {};

/** The reader's version: known to the server only where the page belongs to one. */
function usePathInVersion(pathname: string): string {
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] !== '1') return pathname;
  // The condition is known when the bundle is made, so it never changes.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  return useSyncExternalStore(
    neverChanges,
    () => pathInVersion(pathname),
    () => pathname,
  );
}
