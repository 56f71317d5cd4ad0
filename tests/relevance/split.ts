import { createHash } from 'node:crypto';

/**
 * Two halves of a batch of queries. Within each kind the queries are put in the order of their SHA-256 digests and dealt out in turn, so that
 * nobody chooses and every kind is in both; of an odd number the held half gets one more. The order of the batch is kept.
 */
export function splitInHalves<
  Query extends { readonly kind: string; readonly query: string },
>(batch: readonly Query[]): { dev: Query[]; held: Query[] } {
  const held = new Set<Query>();
  for (const kind of new Set(batch.map((judged) => judged.kind))) {
    batch
      .filter((judged) => judged.kind === kind)
      .sort((a, b) => (digest(a.query) < digest(b.query) ? -1 : 1))
      .forEach((judged, place) => {
        if (place % 2 === 0) held.add(judged);
      });
  }
  return {
    dev: batch.filter((judged) => !held.has(judged)),
    held: batch.filter((judged) => held.has(judged)),
  };
}

function digest(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}
