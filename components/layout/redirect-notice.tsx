import { Link } from '@/components/ui/link';
import { withBase } from '@/lib/base/url';
import { MAIN_ID } from '@/lib/site/config';

/** A page that only leads to another one, at once where the browser can and by a link where it cannot. */
export function RedirectNotice({ to, label }: { to: string; label: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <meta httpEquiv="refresh" content={`0; url=${withBase(to)}`} />
      <h1>Documentation</h1>
      <p>
        The documentation begins with <Link href={to}>{label}</Link>.
      </p>
    </main>
  );
}
