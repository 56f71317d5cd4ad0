/** A server and a browser in one process, so that samples can show which nodes survive hydration. */
import {
  type ApplicationRef,
  destroyPlatform,
  type EnvironmentProviders,
  type Provider,
  type Type,
} from '@angular/core';
import {
  bootstrapApplication,
  type BootstrapContext,
} from '@angular/platform-browser';
import {
  provideServerRendering,
  renderApplication,
} from '@angular/platform-server';

type Providers = readonly (Provider | EnvironmentProviders)[];

/** What the script for event replay would have left, had the browser parsed the page. */
function mimicEventReplay(): void {
  const early = { c: document.documentElement, et: [], etc: [], q: [] };
  Object.assign(window, { _ejsas: { ng: early } });
}

/** The HTML that a server sends for a component with the selector `app-root`. */
export async function renderOnServer(
  component: Type<unknown>,
  providers: Providers,
): Promise<string> {
  destroyPlatform();
  mimicEventReplay();
  const html = await renderApplication(
    (context: BootstrapContext) =>
      bootstrapApplication(
        component,
        { providers: [provideServerRendering(), ...providers] },
        context,
      ),
    {
      document:
        '<!doctype html><html><head></head><body><app-root></app-root></body></html>',
      url: '/',
    },
  );
  destroyPlatform();
  return html;
}

export type HydratedPage = {
  readonly app: ApplicationRef;
  /** How many elements of the server are still in the page. */
  kept(selector: string): number;
  /** How many elements are in the page, whoever made them. */
  shown(selector: string): number;
};

/** Starts the component in the browser, on the HTML that the server has sent. */
export async function startInBrowser(
  component: Type<unknown>,
  html: string,
  providers: Providers,
): Promise<HydratedPage> {
  mimicEventReplay();
  document.documentElement.innerHTML = html;
  const sent = new Set(document.querySelectorAll('*'));
  const app = await bootstrapApplication(component, {
    providers: [...providers],
  });
  await app.whenStable();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    app,
    kept: (selector) => all(selector).filter((node) => sent.has(node)).length,
    shown: (selector) => all(selector).length,
  };
}
