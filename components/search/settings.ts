import entries from '@/content/search-entries.json' with { type: 'json' };
import { pathInVersion } from '@/components/browser/docs-version';
import { shownPath } from '@/components/browser/page-event';
import { ofVersion, type ByVersion } from '@/lib/site/nav';
import type { SearchAddresses } from '@/lib/search';

/** Routes of the pages to begin with, shown before anything is typed. */
export const ENTRIES: readonly string[] = entries;

/** Labels of packages by the folder of their pages, `/docs/<folder>`: what search can be limited to. */
export const PACKAGES = [
  ['state', 'State'],
  ['template', 'Template'],
  ['cdk', 'CDK'],
  ['isr', 'ISR'],
  ['eslint-plugin', 'ESLint'],
] as const;

/** The index of the version that the reader reads. With one version, the program holds nothing of choosing one. */
export const filesOf =
  process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
    ? (listed: unknown): SearchAddresses =>
        ofVersion(
          listed as ByVersion<SearchAddresses>,
          pathInVersion(shownPath()),
        )
    : undefined;

/** Where readers can ask when nothing is found: the footer of the page knows. */
export const helpAddress = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('.footer a[href$="/discussions"]')
    ?.href;
