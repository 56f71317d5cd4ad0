import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref, withBase } from '@/lib/base/url';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
};

/** A link that carries the base path inside the site and opens a new tab, without a way back, outside of it. */
export function Link({ href, children, ...rest }: LinkProps) {
  return isExternalHref(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  ) : (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  );
}
