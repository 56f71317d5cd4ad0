/**
 * While writing, the framework's own program is there for its hot reload alone. It replaces functions of the history
 * on itself, and would show the page that it knows on each step back. This gives the history to the program of the
 * site; called after that has started, whose listeners come first.
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
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
