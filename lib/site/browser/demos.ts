/** Lets readers run the demos of a page; all that a demo needs is loaded when they ask for it. */
export function startDemos(signal: AbortSignal): void {
  for (const run of document.querySelectorAll<HTMLElement>('[data-demo-run]')) {
    run.addEventListener(
      'click',
      async () => (await import('./demo-bar')).toggleDemo(run, signal),
      { signal },
    );
  }
}
