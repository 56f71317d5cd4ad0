import type { PackedTerms } from './types';

/**
 * The term map of an index in two strings, a third smaller than FlexSearch's own export:
 * sorted terms, each written as the length of what it shares with the one before (`A` = 0, `B` = 1, …) and the rest;
 * and for each term its ids as gaps in digits that need no escape in JSON.
 * Terms are lower case, so a capital letter always begins a new term.
 */

const FIRST_LENGTH = 'A'.charCodeAt(0);
const MAX_SHARED = 25;
/** Printable characters without quote and backslash; the order is part of the format. */
const DIGITS =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_`{|}';
/** Digits below are the last of a number, the others come before it. */
const LAST_DIGITS = 58;
const LEAD_DIGITS = DIGITS.length - LAST_DIGITS;
const END_OF_LIST = '~';

/** Packs a term map. Ids must be ascending. */
export function packTerms(map: ReadonlyMap<string, number[][]>): PackedTerms {
  let terms = '';
  let ids = '';
  let previous = '';
  for (const term of [...map.keys()].sort()) {
    let shared = 0;
    while (
      shared < MAX_SHARED &&
      shared < previous.length &&
      previous[shared] === term[shared]
    ) {
      shared += 1;
    }
    terms += String.fromCharCode(FIRST_LENGTH + shared) + term.slice(shared);
    previous = term;
    let last = -1;
    for (const id of map.get(term)?.[0] ?? []) {
      ids += packNumber(id - last - 1);
      last = id;
    }
    ids += END_OF_LIST;
  }
  return { terms, ids };
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

/** Reads a packed term map. Throws on anything `packTerms` did not write. */
export function unpackTerms({
  terms,
  ids,
}: PackedTerms): Map<string, number[][]> {
  const map = new Map<string, number[][]>();
  const lists = ids.split(END_OF_LIST);
  let previous = '';
  for (const packed of terms ? terms.split(/(?=[A-Z])/) : []) {
    const shared = packed.charCodeAt(0) - FIRST_LENGTH;
    const term = previous.slice(0, shared) + packed.slice(1);
    map.set(term, [unpackIds(lists[map.size])]);
    previous = term;
  }
  if (lists.length !== map.size + 1) {
    throw new Error(
      '[site] The search index is damaged: terms and ids do not agree.',
    );
  }
  return map;
}

function unpackIds(list = ''): number[] {
  const ids: number[] = [];
  let last = -1;
  let lead = 0;
  for (let at = 0; at < list.length; at += 1) {
    const digit = VALUE_OF_DIGIT[list.charCodeAt(at)];
    if (digit === undefined)
      throw new Error('[site] The search index is damaged: unknown digit.');
    if (digit >= LAST_DIGITS) {
      lead = lead * LEAD_DIGITS + digit - LAST_DIGITS;
      continue;
    }
    last += 1 + lead * LAST_DIGITS + digit;
    lead = 0;
    ids.push(last);
  }
  return ids;
}
