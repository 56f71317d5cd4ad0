// Angular's TestBed, in processes and in the playground: plain JavaScript that needs nothing else.

/**
 * Starts the TestBed.
 *
 * @param {typeof import('@angular/core/testing')} testing
 * @param {typeof import('@angular/platform-browser/testing')} browser
 * @param {import('@angular/core').StaticProvider[]} providers
 * @returns {import('@angular/core').Injector} one that asks the TestBed only when something is injected, so that a
 * sample may still configure it
 */
export function startTestBed({ TestBed }, browser, providers = []) {
  TestBed.initTestEnvironment(
    browser.BrowserTestingModule,
    browser.platformBrowserTesting(providers),
  );
  return {
    get: (...request) => TestBed.inject(...request),
  };
}
