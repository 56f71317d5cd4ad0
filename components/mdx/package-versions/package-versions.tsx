import { Link } from '@/components/ui/link';
import { readManifest } from '@/lib/base/files';
import type { supportOf } from '@/lib/packages';

/** How many earlier majors of Angular are named; the page on compatibility has all. */
const NAMED_EARLIER = 3;

const list = new Intl.ListFormat('en');

/** What a package works with, in a line: this Angular, not yet that one, and what to install for earlier ones. */
export function PackageVersions({
  of: name,
  support,
}: {
  of: string;
  support: ReturnType<typeof supportOf>;
}) {
  const all = <Link href="/docs/compatibility">All versions</Link>;
  if (!support) {
    const { version, peerDependencies } = readManifest(`node_modules/${name}`);
    const host = peerDependencies['eslint'];
    return (
      <p>
        Version {version} works with ESLint {host}, whichever Angular you have.{' '}
        {all}
      </p>
    );
  }
  const { version, angular, notYet, earlier } = support;
  const [first, ...others] = earlier.slice(0, NAMED_EARLIER);
  return (
    <p>
      Version {version} works with Angular {angular}
      {notYet.length > 0 &&
        `, not yet with Angular ${list.format(notYet.map(String))}`}
      .
      {first &&
        ` For Angular ${first.angular}, install ${first.version}${others.map((one) => `; for ${one.angular}, ${one.version}`).join('')}.`}{' '}
      {all}
    </p>
  );
}
