/** `rxjs-operators` as a label: `Rxjs operators`. For folders that have no page of their own. */
function labelOfSegment(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The labels above a route, outermost first, as far as they follow from the titles of the pages above it.
 * The index stores breadcrumbs only where they differ from these.
 */
export function breadcrumbsOf(
  route: string,
  titleOf: (route: string) => string | undefined,
): string[] {
  const segments = route.split('/').filter(Boolean).slice(0, -1);
  return segments.flatMap((segment, depth) => {
    if (depth === 0 && segment === 'docs') return [];
    const title = titleOf(`/${segments.slice(0, depth + 1).join('/')}`);
    return [title ?? labelOfSegment(segment)];
  });
}
