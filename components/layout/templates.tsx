import type { ReactElement } from 'react';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { MAIN_ID } from '@/lib/site/config';

const TEMPLATES: Readonly<Record<string, ReactElement>> = {
  crash: (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>This page crashed.</h1>
      <p />
      <button type="button" className="button" data-retry="">
        Try again
      </button>
    </main>
  ),
  offline: (
    <div className="load-failure" role="alert">
      <p>You are offline, so the page could not be loaded.</p>
      <button type="button" className="button">
        Retry
      </button>
    </div>
  ),
  updated: (
    <div className="load-failure" role="alert">
      <p>This site was updated.</p>
      <button type="button" className="button">
        Reload
      </button>
    </div>
  ),
};

/** What the page says in moments that as a rule do not come; scripts put it in place. */
export function Templates() {
  return Object.entries(TEMPLATES).map(([name, content]) => (
    // As a string: in a browser, the content of a template is a document of its own, which React does not hydrate.
    <template
      key={name}
      data-template={name}
      dangerouslySetInnerHTML={{ __html: toStaticMarkup(content) }}
    />
  ));
}
