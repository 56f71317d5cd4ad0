/** Helper of samples with `run=ssr`: the same file renders on the server and hydrates in the browser. */
import {
  type EnvironmentProviders,
  mergeApplicationConfig,
  type Provider,
  reflectComponentType,
  type Type,
} from '@angular/core';
import {
  bootstrapApplication,
  provideClientHydration,
} from '@angular/platform-browser';

import { settled } from './page';

type Host = { __samples: { serve?: (html: string) => Promise<never> } };

/** Whether this half of the sample renders on the server. */
export const onServer = typeof document === 'undefined';
// As a build for the server sets it: Angular asks when providers are created.
if (onServer) Object.assign(globalThis, { ngServerMode: true });

/** What became of the elements that the server has sent. */
export type Hydrated = {
  /** The HTML of the server, inside the component. */
  html: string;
  /** How many elements the server has sent. */
  sent: (selector: string) => number;
  /** How many of these are still on the page. */
  kept: (selector: string) => number;
  /** How many there were at the worst moment in between. */
  fewest: (selector: string) => number;
};

/** Renders a component on the server; in the browser, hydrates it and tells what happened. */
export async function hydrate(
  component: Type<unknown>,
  ...providers: (Provider | EnvironmentProviders)[]
): Promise<Hydrated> {
  const config = { providers: [provideClientHydration(), ...providers] };
  const { serve } = (globalThis as unknown as Host).__samples;
  const selector = reflectComponentType(component)?.selector ?? '';
  if (serve) {
    const { provideServerRendering, renderApplication } =
      await import('@angular/platform-server');
    const server = mergeApplicationConfig(config, {
      providers: [provideServerRendering()],
    });
    return serve(
      await renderApplication(
        (context) => bootstrapApplication(component, server, context),
        {
          document: `<!doctype html><html lang="en"><head><title>Sample</title></head><body><${selector}></${selector}></body></html>`,
          url: 'http://localhost/',
          allowedHosts: ['localhost'],
        },
      ),
    );
  }
  const root = document.querySelector(selector);
  const html = root?.innerHTML ?? '';
  const before = [...document.body.querySelectorAll('*')];
  // A node that was taken out matches nothing any more, so a copy is asked.
  const copy = document.body.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  const matching = (selector: string) =>
    before.filter((_, index) => copies[index]?.matches(selector));
  const moments = [copy];
  const observer = new MutationObserver(() => {
    moments.push(document.body.cloneNode(true) as HTMLElement);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await bootstrapApplication(component, config);
  await settled();
  observer.disconnect();
  return {
    html,
    sent: (selector) => matching(selector).length,
    kept: (selector) =>
      matching(selector).filter((element) => element.isConnected).length,
    fewest: (selector) =>
      Math.min(...moments.map((m) => m.querySelectorAll(selector).length)),
  };
}
