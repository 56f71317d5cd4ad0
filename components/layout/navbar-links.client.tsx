'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/content';
import { isWithin } from '@/lib/url/path';

/** The navbar's links, with the section of the current page marked. */
export function NavbarLinks({ links }: { links: NavLink[] }) {
  const pathname = usePathname();
  return links.map(({ label, href }) => (
    <Link
      key={href}
      className="navbar-link"
      href={href}
      aria-current={isWithin(pathname, href) ? 'true' : undefined}
    >
      {label}
    </Link>
  ));
}
