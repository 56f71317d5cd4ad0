import type { ReactNode } from 'react';
import type { Site } from '@/lib/site/content';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { SkipLink } from './skip-link';
import { Templates } from './templates';

/** What stands around every page. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <site-keyboard-mark />
      <site-disclosures />
      <site-hash-target />
      <div className="visually-hidden" role="status" data-announcer="" />
      <AnnouncementBar {...site.announcement} />
      <Navbar site={site} />
      {children}
      <Footer {...site.footer} />
      <Templates />
    </>
  );
}
