import { createRequire } from 'node:module';

/** The part of jsdom that is used; it brings no types. */
type Jsdom = {
  JSDOM: new (
    html: string,
    options: { url: string; pretendToBeVisual: boolean },
  ) => { window: Globals };
};

type Globals = Record<string, unknown>;

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

/** What code for browsers asks for without naming the window it belongs to. */
const GLOBALS = [
  'AbortController',
  'document',
  'DOMParser',
  'Element',
  'Event',
  'getComputedStyle',
  'getSelection',
  'HTMLAnchorElement',
  'HTMLDetailsElement',
  'HTMLElement',
  'localStorage',
  'Node',
  'NodeFilter',
  'requestAnimationFrame',
  'StorageEvent',
  'Text',
  'window',
] as const;

/**
 * Makes a document that the code of a browser finds, for one test: without layout, and without the scripts in it.
 *
 * @param html the whole document, or its body
 * @param url its address
 * @returns takes it away again
 */
export function openDocument(
  html: string,
  url = 'https://site.example/docs/state',
): () => void {
  const { window } = new JSDOM(html, { url, pretendToBeVisual: true });
  const before = new Map(
    GLOBALS.map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  for (const name of GLOBALS) {
    const value = window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
