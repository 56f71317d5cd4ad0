import { ArticleHtml } from '@/components/article/article-html';
import { MAIN_ID, type PackageInfo, type SiteConfig } from '@/lib/site/config';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { Evaluations } from '@/lib/site/verdicts';
import type { LabData } from '@/lib/benchmarks';
import type { supportOf } from '@/lib/packages';
import { BaseUrlIssue } from './base-url-issue';
import { PauseSection } from './pause-section';

type HomePackage = PackageInfo & { path: string };

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
  const { config, packages } = props;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="home">
      {config.baseUrlBanner && <BaseUrlIssue />}
      <Hero {...props} />
      {props.strategies && <PauseSection data={props.strategies} />}
      <section className="home-section">
        <h2>Where to go from here</h2>
        <Ways />
        <p>
          Already in use? <Link href="/docs/upgrading">Upgrade</Link> with a
          checklist, or <Link href="/docs/errors">look up an error</Link>.
        </p>
      </section>
      <section className="home-section">
        <h2>The packages</h2>
        <Packages packages={packages} />
      </section>
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
