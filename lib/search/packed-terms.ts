import type { TermMap } from './term-index';

/**
 * The term maps of the indices in strings, a third smaller than FlexSearch's own exports. Most terms are in several of
 * them, so all share one vocabulary: sorted terms, each written as the length of what it shares with the one before
 * (`A` = 0, `B` = 1, …) and the rest. Terms are lower case, so a capital letter always begins a new term.
 * A map is a list for each of these terms, ids as gaps in digits that need no escape in JSON, or `ABSENT`.
 */

const FIRST_LENGTH = 'A'.charCodeAt(0);
const MAX_SHARED = 25;
/** Printable characters without quote and backslash; the order is part of the format. */
const DIGITS =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_`{|}';
/** Digits below are the last of a number, the others come before it. */
const LAST_DIGITS = 64;
const LEAD_DIGITS = DIGITS.length - LAST_DIGITS;
const END_OF_LIST = '~';
/** No term of that map; one on too many pages to be listed has an empty list. */
const ABSENT = ' ';
const END_CODE = END_OF_LIST.charCodeAt(0);
const ABSENT_CODE = ABSENT.charCodeAt(0);

const DAMAGED =
  '[search] The search index is damaged: terms and ids do not agree.';

/** Packs terms, which are sorted. */
export function packVocabulary(vocabulary: readonly string[]): string {
  let packed = '';
  let previous = '';
  for (const term of vocabulary) {
    let shared = 0;
    while (
      shared < MAX_SHARED &&
      shared < previous.length &&
      previous[shared] === term[shared]
    ) {
      shared += 1;
    }
    packed += String.fromCharCode(FIRST_LENGTH + shared) + term.slice(shared);
    previous = term;
  }
  return packed;
}

/** Packs the map of a FlexSearch index, whose terms are all in the vocabulary and have one slot of ascending ids. */
export function packLists(
  map: ReadonlyMap<string, number[][]>,
  vocabulary: readonly string[],
): string {
  return vocabulary
    .map((term) => {
      const slots = map.get(term);
      return slots ? packIds(slots[0] ?? []) : ABSENT;
    })
    .join('');
}

function packIds(ids: readonly number[]): string {
  return (
    ids.map((id, at) => packNumber(id - (ids[at - 1] ?? -1) - 1)).join('') +
    END_OF_LIST
  );
}

function packNumber(value: number): string {
  let packed = DIGITS.charAt(value % LAST_DIGITS);
  let lead = Math.floor(value / LAST_DIGITS);
  while (lead > 0) {
    packed = DIGITS.charAt(LAST_DIGITS + (lead % LEAD_DIGITS)) + packed;
    lead = Math.floor(lead / LEAD_DIGITS);
  }
  return packed;
}

/** By character code: of what an index takes to read, digits are by far the most. */
const VALUE_OF_DIGIT: number[] = [];
for (const [value, digit] of [...DIGITS].entries()) {
  VALUE_OF_DIGIT[digit.charCodeAt(0)] = value;
}

/** Reads packed terms. */
export function unpackVocabulary(packed: string): string[] {
  let previous = '';
  return (packed ? packed.split(/(?=[A-Z])/) : []).map((term) => {
    const shared = term.charCodeAt(0) - FIRST_LENGTH;
    previous = previous.slice(0, shared) + term.slice(1);
    return previous;
  });
}

/** Reads the lists of a term map. Throws on anything `packLists` did not write for that vocabulary. */
export function unpackLists(
  packed: string,
  vocabulary: readonly string[],
): TermMap {
  const map: TermMap = new Map();
  let at = 0;
  for (const term of vocabulary) {
    if (packed.charCodeAt(at) !== ABSENT_CODE) {
      const ids: number[] = [];
      at = readIds(packed, at, ids);
      map.set(term, ids);
    }
    at += 1;
  }
  if (at !== packed.length) throw new Error(DAMAGED);
  return map;
}

/**
 * Reads one list.
 *
 * @param ids takes what is read
 * @returns where the list ends
 */
function readIds(packed: string, start: number, ids: number[]): number {
  let last = -1;
  let lead = 0;
  for (let at = start; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    if (code === END_CODE) return at;
    const digit = VALUE_OF_DIGIT[code];
    if (digit === undefined) throw new Error(DAMAGED);
    if (digit >= LAST_DIGITS) {
      lead = lead * LEAD_DIGITS + digit - LAST_DIGITS;
      continue;
    }
    last += 1 + lead * LAST_DIGITS + digit;
    lead = 0;
    ids.push(last);
  }
  throw new Error(DAMAGED);
}
