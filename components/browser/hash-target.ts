/** The element that a hash such as `#setup` names; undefined for none, and for a hash that cannot be decoded. */
export function hashTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  try {
    const id = decodeURIComponent(hash.slice(1));
    return document.getElementById(id) ?? undefined;
  } catch {
    return undefined;
  }
}
