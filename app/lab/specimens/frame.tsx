import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { ColorModeToggle } from '@/components/layout/color-mode-toggle';
import { Footer } from '@/components/layout/footer';
import { LanguageMenu } from '@/components/layout/language-menu';
import { RedirectWords } from '@/components/layout/redirect-notice';
import { SkipLink } from '@/components/layout/skip-link';
import { VersionMenu } from '@/components/layout/version-menu';
import { BaseUrlWords } from '@/components/home/base-url-issue';
import { SearchBox } from '@/components/search/search-box';
import { ICON_NAMES, Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import type { Site } from '@/lib/content';
import { LOAD_FAILURE_TEXT } from '@/lib/site';
import { LONG, type Parts } from './types';

const BASICS: Parts = {
  Logo: { states: { 'As it is': <Logo /> } },
  Icon: {
    states: {
      All: (
        <p className="lab-icons">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      ),
    },
  },
  Button: {
    states: {
      'First, quiet, icon': (
        <p className="lab-icons">
          <button type="button" className="button">
            Button
          </button>
          <button type="button" className="button button-quiet">
            Quiet
          </button>
          <button type="button" className="icon-button" aria-label="Close">
            <Icon name="close" />
          </button>
        </p>
      ),
      Long: (
        <button type="button" className="button">
          {LONG}
        </button>
      ),
    },
  },
  SkipLink: { states: { 'Without focus it is out of sight': <SkipLink /> } },
};

const MESSAGES: Parts = {
  'Page that could not be loaded': {
    states: {
      'Error and retry': (
        <div className="load-failure">
          <p>{LOAD_FAILURE_TEXT}</p>
          <button className="button">Retry</button>
        </div>
      ),
    },
  },
  BaseUrlIssue: {
    states: {
      'A long path': <BaseUrlWords base="/" needed="/a/long/path/of/a/site/" />,
    },
  },
  RedirectNotice: {
    states: {
      Long: (
        <div className="page-narrow">
          <RedirectWords to="/docs/state" label={LONG} />
        </div>
      ),
    },
  },
};

/** Parts that stand around every page, or say that something went wrong with one. */
export function frame({ announcement, config, footer }: Site): Parts {
  const { docsVersions } = config;
  return {
    Frame: { isFramed: true, states: { 'Around an empty page': <p>Page</p> } },
    AnnouncementBar: {
      states: {
        'As it is': <AnnouncementBar announcement={announcement} />,
        'Long, not closable': (
          <AnnouncementBar
            announcement={{
              id: 'lab',
              closable: false,
              text: `${LONG} [link](/docs/state) ${LONG}`,
            }}
          />
        ),
      },
    },
    Footer: {
      states: {
        'As it is': <Footer {...footer} />,
        'No links': <Footer {...footer} groups={[]} />,
      },
    },
    ColorModeToggle: { states: { 'As it is': <ColorModeToggle /> } },
    LanguageMenu: { states: { Closed: <LanguageMenu config={config} /> } },
    VersionMenu: {
      states: {
        'Several, long': (
          <VersionMenu
            versions={[
              ...docsVersions,
              { name: 'old', label: LONG, path: '/docs/old' },
            ]}
          />
        ),
      },
    },
    SearchBox: { states: { Empty: <SearchBox /> } },
    'Search panel': { states: {}, isDrawn: true },
    'Mobile sidebar': { states: {}, isDrawn: true },
    ...BASICS,
    ...MESSAGES,
  };
}
