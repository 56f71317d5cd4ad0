/** The usual id of a heading. The index stores an id only where it is another one. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')
    .replace(/^[^\p{L}]+/u, '');
}
