/** Entries that the framework writes carry this mark, and the address of the page that it loaded. */
const OF_FRAMEWORK = '__NA';

/**
 * While writing, the framework's own program is there for its hot reload alone. It replaces functions of the history
 * on itself, would show the page that it knows on each step back, and writes the address of that page again with
 * each refresh. This gives the history to the program of the site; called after that has started, whose listeners
 * come first.
 *
 * @returns stops it
 */
export function takeHistory(): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'popstate',
    (event) => event.stopImmediatePropagation(),
    { signal: stop.signal, capture: true },
  );
  // The framework puts its functions there after the components have been started.
  const timer = setTimeout(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      history[method] = (state: unknown, ...rest) => {
        const isTheirs =
          typeof state === 'object' && state !== null && OF_FRAMEWORK in state;
        if (!isTheirs) History.prototype[method].call(history, state, ...rest);
      };
    }
    // What the program of the site writes on top of the first entry is its own.
    const own: Record<string, unknown> = { ...history.state };
    Reflect.deleteProperty(own, OF_FRAMEWORK);
    history.replaceState(own, '');
  });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
