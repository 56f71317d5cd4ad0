import { Link } from '@/components/ui/link';
import { withBase } from '@/lib/base/url';
import { MAIN_ID } from '@/lib/site/config';
import { PageContent } from './page-content';

/** A page that only leads to another one, at once where the browser can and by a link where it cannot. */
export function RedirectPage({ to, label }: { to: string; label: string }) {
  return (
    <>
      {/* React moves it into the head. */}
      <meta httpEquiv="refresh" content={`0; url=${withBase(to)}`} />
      <PageContent>
        <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
          <h1>Documentation</h1>
          <p>
            The documentation begins with <Link href={to}>{label}</Link>.
          </p>
        </main>
      </PageContent>
    </>
  );
}
