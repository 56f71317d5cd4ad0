import type { ReactNode } from 'react';
import { MAIN_ID } from '@/lib/site/config';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { PackageManifest } from '@/lib/site/content';
import type { PackageInfo, SiteConfig } from '@/lib/site/config';
import type { HomeFigures } from '@/lib/site/verdicts';
import { BaseUrlIssue } from './base-url-issue';
import { Ticker } from './ticker';

type HomePackage = PackageInfo & {
  path: string;
  manifest: PackageManifest;
};

type HomeProps = {
  config: SiteConfig;
  description: string;
  /** The install command, then the sample. */
  sampleHtml: string;
  packages: readonly HomePackage[];
  figures: HomeFigures;
  /** Majors of Angular that no package is made for yet. */
  notYet: readonly number[];
  structuredData: object;
};

/** What the toolkit does, proved; which package answers which need, and where to begin. */
export function HomePage(props: HomeProps) {
  const { config, packages, figures } = props;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="home">
      {config.baseUrlBanner && <BaseUrlIssue />}
      <Hero {...props} />
      <section className="home-section">
        <h2>Choose a package</h2>
        <Packages packages={packages} />
      </section>
      <Proof figures={figures} />
      <Compatibility packages={packages} notYet={props.notYet} />
      <JsonLd data={props.structuredData} />
    </main>
  );
}

/** The toolkit in a sentence and a sample, with what that sample counts. */
function Hero({ config, description, sampleHtml, figures }: HomeProps) {
  const { evaluations } = figures;
  return (
    <section className="hero">
      {evaluations ? (
        <h1>
          {evaluations.updates} updates. <br />
          {evaluations.around} component checks.
        </h1>
      ) : (
        <h1>{config.title}</h1>
      )}
      <div className="hero-intro">
        <p>{description}</p>
        <p className="hero-actions">
          <Link className="button" href="/docs/start">
            Get started
          </Link>
          <Link className="button button-quiet" href={config.repository}>
            GitHub
            <Icon name="external" />
          </Link>
        </p>
      </div>
      {evaluations && (
        <p className="hero-proof">
          <Link href={evaluations.path}>A sample on this site</Link> counts them
          with every build.
        </p>
      )}
      <div
        className="hero-sample"
        dangerouslySetInnerHTML={{ __html: sampleHtml }}
      />
      <Ticker />
    </section>
  );
}

function Packages({ packages }: { packages: readonly HomePackage[] }) {
  return (
    <ul className="packages">
      {packages.map(({ name, label, icon, path, need, summary }) => (
        <li key={name} className="package">
          <p className="package-label">
            <Icon name={icon} />
            <Link className="card-link" href={path}>
              {label}
            </Link>
          </p>
          <h3>{need}</h3>
          <p>{summary}</p>
        </li>
      ))}
      <li className="package">
        <p className="package-label">
          <Icon name="question" />
          <Link className="card-link" href="/docs/choose/state">
            Choose
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

/** Figures of the build that made this page. */
function Proof({
  figures: { evaluations, checked },
}: {
  figures: HomeFigures;
}) {
  return (
    <section className="home-section" aria-label="Measured">
      <dl className="proof">
        {evaluations && (
          <Figure
            value={`${evaluations.updates - evaluations.around} of ${evaluations.updates}`}
            name="evaluations of the template around *rxLet saved"
          >
            <Link href={evaluations.path}>The sample that counts</Link>
          </Figure>
        )}
        {checked && (
          <>
            <Figure
              value={String(checked.samples)}
              name="samples compiled, linted or run with every build"
            >
              <Link href="/docs/contributing/verified-samples">
                How samples are checked
              </Link>
            </Figure>
            <Figure
              value={`${checked.documented} of ${checked.exports}`}
              name="public exports documented"
            >
              <Link href="/docs/state/api">The API of State</Link>
            </Figure>
          </>
        )}
      </dl>
    </section>
  );
}

function Figure(props: { value: string; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {props.name}
        <br />
        {props.children}
      </dt>
      <dd>{props.value}</dd>
    </div>
  );
}

function Compatibility({
  packages,
  notYet,
}: Pick<HomeProps, 'packages' | 'notYet'>) {
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
          and Template need only the CDK beside them.
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
