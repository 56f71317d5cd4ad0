import { MAIN_ID } from '@/lib/site';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { PackageManifest } from '@/lib/content';
import type { PackageInfo, SiteConfig } from '@/lib/site';
import { BaseUrlIssue } from './base-url-issue';

type HomePackage = PackageInfo & {
  path: string;
  manifest: PackageManifest;
};

/** What the toolkit is, which package answers which need, and where to begin. */
export function HomePage(props: {
  config: SiteConfig;
  description: string;
  sampleHtml: string;
  packages: readonly HomePackage[];
  structuredData: object;
}) {
  const { config, packages } = props;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="home">
      {config.baseUrlBanner && <BaseUrlIssue />}
      <section className="hero">
        <div className="hero-text">
          <h1>
            {config.title}
            <span className="hero-tagline">{config.tagline}</span>
          </h1>
          <p className="hero-summary">{props.description}</p>
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
        <div
          className="hero-sample"
          dangerouslySetInnerHTML={{ __html: props.sampleHtml }}
        />
      </section>
      <section className="home-section">
        <h2>Choose a package</h2>
        <ul className="packages">
          {packages.map(({ name, label, icon, path, need, summary }) => (
            <li key={name} className="card package">
              <Icon name={icon} />
              <p className="package-need">{need}</p>
              <h3>
                <Link className="card-link" href={path}>
                  {label}
                </Link>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="home-section home-columns">
        <div>
          <h2>What you can rely on</h2>
          <ul className="home-claims">
            <li>
              <strong>With zone.js or without.</strong> State and the template
              directives run in zoneless applications; see{' '}
              <Link href="/docs/template/zoneless">Zoneless</Link>.
            </li>
            <li>
              <strong>Signals and Observables.</strong> The directives take
              either, and a state instance returns both; see{' '}
              <Link href="/docs/state/selections">Selections</Link>.
            </li>
            <li>
              <strong>Tested examples.</strong> Every sample of this
              documentation is compiled, linted or run against the published
              packages below.
            </li>
            <li>
              <strong>One package at a time.</strong> Each can be used alone;
              State and Template need only the CDK beside them.
            </li>
          </ul>
        </div>
        <div>
          <h2>Versions</h2>
          <div
            className="table-frame"
            role="region"
            aria-label="Versions"
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">Package</th>
                  <th scope="col">Version</th>
                  <th scope="col">Works with</th>
                </tr>
              </thead>
              <tbody>
                {packages.map(({ name, manifest }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>{manifest.version}</td>
                    <td>{worksWith(manifest)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="home-note">
            Four of the five packages share their major version with Angular;
            the lint rules count their own. All are under the MIT licence.
          </p>
        </div>
      </section>
      <JsonLd data={props.structuredData} />
    </main>
  );
}

/** The host a package asks for first: `Angular ^21.0.0`, `ESLint >=8`. */
function worksWith({ peerDependencies }: PackageManifest): string {
  const angular = peerDependencies['@angular/core'];
  const eslint = peerDependencies['eslint'];
  if (angular) return `Angular ${angular}`;
  return eslint ? `ESLint ${eslint}` : 'Any';
}
