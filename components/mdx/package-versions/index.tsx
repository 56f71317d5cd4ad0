import { z } from 'zod';
import { Link } from '@/components/ui/link';
import { readManifest } from '@/lib/base/files';
import { part, TEXT } from '../part';
import { PACKAGE_FACTS } from '../sources';

/** How many earlier majors of Angular are named; the page on compatibility has all. */
const NAMED_EARLIER = 3;

const list = new Intl.ListFormat('en');

/** What a package works with, in a line: this Angular, not yet that one, and what to install for earlier ones. */
export const packageVersions = {
  PackageVersions: part({
    props: z.strictObject({ of: TEXT }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ of }, { packageFacts }) => {
      const all = <Link href="/docs/compatibility">All versions</Link>;
      const support = packageFacts.supportOf(of);
      if (!support) {
        const manifest = readManifest(`node_modules/${of}`);
        const { version, peerDependencies } = manifest;
        return (
          <p>
            Version {version} works with ESLint {peerDependencies['eslint']},
            whichever Angular you have. {all}
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
    },
  }),
};
