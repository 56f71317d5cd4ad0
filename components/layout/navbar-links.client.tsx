'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/site/content';
import { ofVersion } from '@/lib/site/nav';
import { isWithin } from '@/lib/base/url';

type LinksProps = { links: NavLink[]; className?: string };

/**
 * The navbar's links, with the section of the page marked. Only what runs in the browser may ask for the path of a
 * page; the export is rendered with it, and sends none of this.
 */
export function NavbarLinks({ links, className }: LinksProps) {
  const pathname = usePathname();
  return links.map((link) => {
    const { label, href } = ofVersion(link, pathname);
    return (
      <Link
        key={label}
        className={className}
        href={href}
        aria-current={isWithin(pathname, href) ? 'true' : undefined}
      >
        {label}
      </Link>
    );
  });
}
