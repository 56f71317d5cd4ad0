/**
 * What a browser accepts when it prefetches. Where a host may answer an address with Markdown as well, only a request
 * for the same finds what has been prefetched.
 */
export function acceptedAhead(): string {
  const ofAll = 'text/html,application/xhtml+xml,application/xml;q=0.9,';
  return CSS.supports('-moz-appearance', 'none')
    ? `${ofAll}*/*;q=0.8`
    : `${ofAll}image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7`;
}
