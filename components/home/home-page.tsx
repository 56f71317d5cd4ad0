import { ArticleHtml } from '@/components/article/article-html';
import { MAIN_ID, type PackageInfo, type SiteConfig } from '@/lib/site/config';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { PackageManifest } from '@/lib/site/content';
import type { Evaluations } from '@/lib/site/verdicts';
import type { LabData } from '@/lib/benchmarks';
import type { supportOf } from '@/lib/packages';
import { BaseUrlIssue } from './base-url-issue';
import { PauseSection } from './pause-section';

type HomePackage = PackageInfo & {
  path: string;
  manifest: PackageManifest;
};

type HomeProps = {
  config: SiteConfig;
  /** What the whole is, and in a sentence. */
  headline: string;
  description: string;
  /** The sample, then the install commands. */
  sampleHtml: string;
  packages: readonly HomePackage[];
  /** Nothing on a site without the page that counts them. */
  evaluations: Evaluations | undefined;
  /** What the library packages go with; nothing for packages that do not depend on Angular. */
  support: ReturnType<typeof supportOf>;
  /** The lab's; nothing for a site without one. */
  strategies: LabData['strategies'] | undefined;
  structuredData: object;
};

/** What the toolkit does, proved; which package answers which need, and where to begin. */
export function HomePage(props: HomeProps) {
  const { config, packages, support } = props;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="home">
      {config.baseUrlBanner && <BaseUrlIssue />}
      <Hero {...props} />
      {props.strategies && <PauseSection data={props.strategies} />}
      <section className="home-section">
        <h2>Where to go from here</h2>
        <Ways />
      </section>
      <section className="home-section">
        <h2>The packages</h2>
        <Packages packages={packages} />
      </section>
      <Compatibility packages={packages} notYet={support?.notYet ?? []} />
      <JsonLd data={props.structuredData} />
    </main>
  );
}

/** The toolkit in a sentence and a sample, with what another sample counts, and how to begin. */
function Hero({
  headline,
  description,
  sampleHtml,
  support,
  evaluations,
}: HomeProps) {
  return (
    <section className="hero">
      <div className="hero-intro">
        <h1>{headline}</h1>
        <p>{description}</p>
        <p className="hero-actions">
          <Link className="button" href="/docs/start">
            Get started
          </Link>
          <Link className="button button-quiet" href="/play">
            Try it in the playground
          </Link>
        </p>
        {support && <Versions {...support} />}
        {evaluations && (
          <p className="hero-proof">
            <strong>
              {evaluations.around} of {evaluations.updates}
            </strong>
            <span>
              updates of an <code>*rxLet</code> evaluate the template around it.
              Measured on every build:{' '}
              <Link href={evaluations.path}>see the sample</Link>.
            </span>
          </p>
        )}
      </div>
      <ArticleHtml html={sampleHtml} />
    </section>
  );
}

/** `21.1 · Angular 21 · MIT`, and the Angular that it does not go with yet. */
function Versions({
  version,
  angular,
  notYet,
}: NonNullable<HomeProps['support']>) {
  return (
    <p className="hero-versions">
      <Link href="/docs/compatibility">
        {version.split('.').slice(0, 2).join('.')} · Angular {angular} · MIT
      </Link>
      {notYet.map((major) => (
        <span key={major}>Angular {major}: not yet</span>
      ))}
    </p>
  );
}

const WAYS = [
  {
    label: 'Learn',
    href: '/docs/tutorials/first-state',
    title: 'Build a first reactive state',
    text: 'A tutorial in seven steps, on your machine or in the playground, which checks what you write.',
  },
  {
    label: 'Decide',
    href: '/docs/choose',
    title: 'Find out what you need',
    text: 'A few questions lead to a directive, a strategy or a place for your state. Often Angular alone is enough.',
  },
  {
    label: 'Measure',
    href: '/docs/lab',
    title: 'See what rendering costs',
    text: 'Recordings of frames, pauses and checks, each with a button that measures the same in your browser.',
  },
];

function Ways() {
  return (
    <ul className="blocks">
      {WAYS.map(({ label, href, title, text }) => (
        <li key={href} className="block">
          <p className="block-label">
            <Link className="card-link" href={href}>
              {label}
            </Link>
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The first two answer what most readers come for. */
const LARGE = 2;

function Packages({ packages }: { packages: readonly HomePackage[] }) {
  return (
    <ul className="blocks packages">
      {packages.map(({ name, label, icon, path, need, summary }, index) => (
        <li
          key={name}
          className={index < LARGE ? 'block block-large' : 'block'}
        >
          <p className="block-label">
            <Icon name={icon} />
            <Link className="card-link" href={path}>
              {label}
            </Link>
          </p>
          <h3>{need}</h3>
          <p>{summary}</p>
        </li>
      ))}
      <li className="block">
        <p className="block-label">
          <Icon name="question" />
          <Link className="card-link" href="/docs/choose/state">
            Compare
          </Link>
        </p>
        <h3>You may not need any of them</h3>
        <p>
          Compare State with signals, stores and services, and see where Angular
          alone is enough.
        </p>
      </li>
    </ul>
  );
}

function Compatibility({
  packages,
  notYet,
}: Pick<HomeProps, 'packages'> & { notYet: readonly number[] }) {
  return (
    <section className="home-section">
      <h2>Works with what you have</h2>
      <div className="home-columns">
        <p>
          <strong>With signals and with Observables.</strong> The directives
          take either, and a state instance returns both; see{' '}
          <Link href="/docs/state/selections">Selections</Link>.
        </p>
        <p>
          <strong>With zone.js and without.</strong> State and the template
          directives run in zoneless applications; see{' '}
          <Link href="/docs/template/zoneless">Zoneless</Link>.
        </p>
        <p>
          <strong>One package at a time.</strong> Each can be used alone; State
          and Template depend only on the CDK.
        </p>
      </div>
      <p className="home-note">
        {versionsOf(packages, notYet)}{' '}
        <Link href="/docs/compatibility">Versions for earlier Angular</Link>
      </p>
    </section>
  );
}

/** `State 21.1.2 and CDK 21.1.1 work with Angular ^21.0.0, not yet with Angular 22.`, a sentence for each host. */
function versionsOf(
  packages: readonly HomePackage[],
  notYet: readonly number[],
): string {
  const byHost = new Map<string, string[]>();
  for (const { label, manifest } of packages) {
    const host = worksWith(manifest);
    const names = byHost.get(host) ?? [];
    byHost.set(host, [...names, `${label} ${manifest.version}`]);
  }
  const list = new Intl.ListFormat('en');
  const sentences = [...byHost].map(
    ([host, names]) =>
      `${list.format(names)} ${names.length > 1 ? 'work' : 'works'} with ${host}${host.startsWith('Angular') && notYet.length > 0 ? `, not yet with Angular ${list.format(notYet.map(String))}` : ''}.`,
  );
  return [...sentences, 'All are under the MIT licence.'].join(' ');
}

/** The host a package asks for first: `Angular ^21.0.0`, `ESLint >=8`. */
function worksWith({ peerDependencies }: PackageManifest): string {
  const angular = peerDependencies['@angular/core'];
  const eslint = peerDependencies['eslint'];
  if (angular) return `Angular ${angular}`;
  return eslint ? `ESLint ${eslint}` : 'any host';
}
