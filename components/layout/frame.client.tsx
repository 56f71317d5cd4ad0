'use client';

import type { ReactNode } from 'react';
import type { NavLink } from '@/lib/content';
import { Navbar } from './navbar.client';
import { Runtime } from './runtime.client';
import { StaticPart } from './static-part.client';

/** What stands around every page. It is said in a script, which is loaded once: otherwise each document would repeat it. */
export function Frame({
  children,
  ...navbar
}: {
  links: NavLink[];
  hideOnScroll: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <StaticPart name="top" />
      <Navbar {...navbar} />
      {children}
      <StaticPart name="footer" />
      <Runtime />
    </>
  );
}
