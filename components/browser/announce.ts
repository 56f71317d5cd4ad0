/** Where screen readers hear what is not on the page: served with the frame, as a region is announced when it changes. */
export function announce(text: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) region.textContent = text;
}
