/** The panel of search with the settings of this site: loaded when a reader turns to search. */
import entries from '@/content/search-entries.json';
import type { PanelSettings } from '@/lib/search/panel';

export * from '@/lib/search/panel';

export const settings: PanelSettings = {
  entries,
  packages: [
    ['state', 'State'],
    ['template', 'Template'],
    ['cdk', 'CDK'],
    ['isr', 'ISR'],
    ['eslint-plugin', 'ESLint'],
  ],
  help: () => {
    const link = document.querySelector<HTMLAnchorElement>(
      '.footer a[href$="/discussions"]',
    );
    return link
      ? { label: 'Ask in the discussions', href: link.href }
      : undefined;
  },
};
