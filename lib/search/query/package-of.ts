/** The folder of a package that a page is in: `state` for `/docs/state/actions`; in another version, its number stands before it. */
export function packageOf(route: string): string {
  const [, , first = '', second = ''] = route.split('/');
  return /^\d/.test(first) ? second : first;
}
