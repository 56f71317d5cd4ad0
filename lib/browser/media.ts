/** Asks a media query. */
export function matches(query: string): boolean {
  return matchMedia(query).matches;
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
  const list = matchMedia(query);
  list.addEventListener('change', () => onChange(list.matches), { signal });
}
