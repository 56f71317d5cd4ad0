import type { Metadata } from 'next';
import { PageContent } from '@/components/build/page-content';
import { Link } from '@/components/ui/link';
import { getSite } from '@/lib/content';
import { MAIN_ID } from '@/lib/site';
import { slugOfPart, specimens } from './specimens';

export const metadata: Metadata = { title: 'Lab', robots: { index: false } };

/** Every part of the site by group; in development and in builds with SITE_LAB=1 only. */
export default function Lab() {
  return (
    <PageContent>
      <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
        <h1>Lab</h1>
        <p>
          Every part of the site in every state: light and dark, on a phone, a
          tablet and a desk, left to right and right to left.
        </p>
        {Object.entries(specimens(getSite())).map(([group, parts]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {Object.keys(parts).map((name) => (
                <li key={name}>
                  <Link href={`/lab/components/${slugOfPart(name)}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <Link href="/lab/crash">Crashes</Link>: a page and a shell that crash
          on demand.
        </p>
      </main>
    </PageContent>
  );
}
