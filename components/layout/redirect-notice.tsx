import { Link } from '@/components/ui/link';
import { MAIN_ID } from '@/lib/site/config';

/** A page that only leads to another one, for browsers that do not go there at once. */
export function RedirectNotice({ to, label }: { to: string; label: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>Documentation</h1>
      <p>
        The documentation begins with <Link href={to}>{label}</Link>.
      </p>
    </main>
  );
}
