/** Asks a media query; false where the browser cannot answer. */
export function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Whether the reader asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

/** Calls back whenever the answer to a media query changes. */
export function watchMedia(
  query: string,
  signal: AbortSignal,
  onChange: (matches: boolean) => void,
): void {
  if (typeof matchMedia !== 'function') return;
  const list = matchMedia(query);
  list.addEventListener('change', () => onChange(list.matches), { signal });
}
