/** Asks a media query; false where the browser cannot answer. */
export function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Whether the reader asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

/**
 * Calls back whenever the answer to a media query changes.
 *
 * @returns stops listening
 */
export function watchMedia(
  query: string,
  onChange: (matches: boolean) => void,
): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const list = matchMedia(query);
  const handleChange = () => onChange(list.matches);
  list.addEventListener('change', handleChange);
  return () => list.removeEventListener('change', handleChange);
}
