// What a sample with a document finds in its process.
import { FRAME_TIMERS } from './clock.mjs';

/** Gives this process the globals of a document. */
export async function installDocument() {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis || key.startsWith('_')) continue;
    Object.defineProperty(globalThis, key, {
      configurable: true,
      writable: true,
      value: window[key],
    });
  }
  // Node brings its own; a document only accepts the events of its window.
  for (const key of ['Event', 'CustomEvent', 'EventTarget', 'MessageEvent']) {
    globalThis[key] = window[key];
  }
  globalThis.window = window;
  for (const key of ['ResizeObserver', 'IntersectionObserver']) {
    globalThis[key] ??= window[key] ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
  }
  // Only what exists can be faked.
  for (const key of FRAME_TIMERS) globalThis[key] ??= () => 0;
}

/** Makes `window.setTimeout` what `setTimeout` is. */
export function shareClockWithWindow(clock) {
  for (const key of clock.methods) {
    if (key !== 'Date' && key !== 'performance' && key in globalThis) {
      globalThis.window[key] = globalThis[key];
    }
  }
}
