import { Island } from '@/components/islands/island';
import KeepPages from '@/components/offline/keep-pages.island';
import { Link } from '@/components/ui/link';
import { AGENTS_INDEX_PATH } from '@/lib/site/agents';
import type { Site } from '@/lib/site/content';
import { withBase } from '@/lib/base/url';

/** Whose work this is, who paid for it, and where else to go. */
export function Footer({ groups, copyright, funding }: Site['footer']) {
  return (
    <footer className="footer">
      <div className="footer-groups">
        <div>
          <p className="footer-note">
            {`${copyright}. ${funding.before}`}
            <Link href={funding.href}>{funding.label}</Link>.
          </p>
          <site-toc>
            <p className="footer-note">
              <a className="back-to-top" href="#" data-back-to-top="">
                Back to top
              </a>
            </p>
          </site-toc>
          <site-page-tools>
            <div className="footer-note needs-js">
              <button
                type="button"
                className="text-button"
                data-copy-page={withBase(AGENTS_INDEX_PATH)}
              >
                Copy index for AGENTS.md
              </button>
              <p>A list of all pages, for coding agents in your project.</p>
            </div>
          </site-page-tools>
          {process.env['NEXT_PUBLIC_OFFLINE'] === '1' && (
            <site-offline>
              <Island of="offline/keep-pages" when="hover">
                <KeepPages />
              </Island>
            </site-offline>
          )}
        </div>
        <FooterGroups groups={groups} />
      </div>
    </footer>
  );
}

function FooterGroups({ groups }: Pick<Site['footer'], 'groups'>) {
  return groups.map(({ title, links }) => (
    <section key={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
