import type { Token } from '../tokenize';
import type { PlanName } from './plan-query';

/**
 * What identifiers of several parts end with, as names that the query may be about: the rule in
 * `eslint-disable @rx-angular/no-zone-run-apis`.
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
