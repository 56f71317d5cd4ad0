/** Helpers of samples with `run=browser`. */
import {
  type EnvironmentProviders,
  type Provider,
  reflectComponentType,
  type Type,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

type Host = { __act?: (action: string, target: string) => Promise<void> };

async function act(action: string, target: string): Promise<void> {
  const act = (globalThis as Host).__act;
  if (!act)
    throw new Error('Only a sample with run=browser or run=ssr has a user.');
  await act(action, target);
}

/** Input as the browser gets it from a hand. */
export const user = {
  click: (selector: string) => act('click', selector),
  /** Presses a key, which goes to the element with the focus. */
  press: (key: string) => act('press', key),
};

/** Shows a component on the page. */
export async function show<T>(
  component: Type<T>,
  ...providers: (Provider | EnvironmentProviders)[]
): Promise<T> {
  const selector = reflectComponentType(component)?.selector ?? '';
  document.body.append(document.createElement(selector));
  const app = await bootstrapApplication(component, { providers });
  await app.whenStable();
  return app.components[0]?.instance as T;
}

/** Resolves after the browser has painted. */
export const painted = (frames = 1): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number) => {
      if (left === 0) setTimeout(resolve);
      else requestAnimationFrame(() => next(left - 1));
    };
    next(frames);
  });

/**
 * Resolves when nothing on the page has changed or scrolled for eight frames
 * and no work waits, however busy the machine is.
 */
export async function settled(): Promise<void> {
  let isQuiet = false;
  const notice = () => (isQuiet = false);
  addEventListener('scroll', notice, true);
  const observer = new MutationObserver(notice);
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (!isQuiet) {
    isQuiet = true;
    await painted(8);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  observer.disconnect();
  removeEventListener('scroll', notice, true);
}

/** How many elements match. */
export const count = (selector: string): number =>
  document.querySelectorAll(selector).length;
