import type { Token } from '../tokenize';

/** A name that the query or a part of it may be, written together. */
export type PlanName = {
  name: string;
  /** How sure that is, 0 to 1. */
  weight: number;
  /** How much of the query it covers, 0 to 1. */
  share: number;
};

/**
 * What identifiers of several parts end with, as names that the query may be about: the rule in
 * `eslint-disable @boats/no-open-gates`.
 *
 * @param letters of the whole query
 */
export function lastNames(
  tokens: readonly Token[],
  letters: number,
): PlanName[] {
  return tokens
    .filter(({ whole }) => whole !== '')
    .flatMap(({ parts }) =>
      parts.slice(1).map((_, at) =>
        parts
          .slice(at + 1)
          .map(({ surface }) => surface)
          .join(''),
      ),
    )
    .map((name) => ({ name, weight: 1, share: name.length / letters }));
}
