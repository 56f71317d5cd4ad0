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
          <p className="footer-note">
            <a className="back-to-top" href="#" data-back-to-top="">
              Back to top
            </a>
          </p>
          <p className="footer-note needs-js">
            <button
              type="button"
              className="button button-quiet"
              data-copy-page={withBase(AGENTS_INDEX_PATH)}
            >
              Copy index for AGENTS.md
            </button>
          </p>
          {process.env['NEXT_PUBLIC_OFFLINE'] === '1' && (
            <div className="footer-note needs-js" data-keep-pages="">
              <button type="button" className="button button-quiet">
                Keep all pages
              </button>
              <p>Read them, and search, without a connection.</p>
              <p role="status" />
            </div>
          )}
        </div>
        {groups.map(({ title, links }) => (
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
        ))}
      </div>
    </footer>
  );
}
