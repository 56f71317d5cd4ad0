/** The nearest element at or above the target of an event that matches a selector. */
export function closestTarget(
  { target }: Event,
  selector: string,
): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}

/** The link that an event happened in. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = closestTarget(event, 'a');
  return link instanceof HTMLAnchorElement ? link : undefined;
}
