/**
 * Every number of the ranking. They lie on a broad plateau: half or twice one of them moves the mean reciprocal
 * rank by two hundredths at most, so change them only together with the figures of `npm run bench:search`.
 */

/** What a term is worth that is not the word itself. */
export const SYNONYM_WEIGHT = 0.5;
/** Times typed length / length, for the word under the cursor. */
export const COMPLETION_WEIGHT = 0.55;
export const EARLIER_WORD_COMPLETION_WEIGHT = 0.25;
export const TYPO_WEIGHTS = { one: 0.85, two: 0.6 } as const;
/** Words around the subject of a question. */
export const FILLER_WEIGHT = 0.5;
export const SPLIT_WORD_WEIGHT = 0.8;
/** Parts of an identifier that is known as a whole. */
export const OPTIONAL_PART_WEIGHT = 0.5;

/** Neighbouring words that are one identifier when written together, and not all of the query. */
export const PARTLY_JOINED_WEIGHT = 0.7;

/** Fields of a page. */
export const TITLE_WEIGHT = 2;
export const HEADING_WEIGHT = 2.5;
/** A question that authors wrote. */
export const QUESTION_WEIGHT = 5;
/** The best single section on its own; stands in for the distance between words. */
export const BEST_SECTION_WEIGHT = 1.5;
/** Titles that hold all that was asked. */
export const TITLE_COVERAGE_WEIGHT = 7;

/** How much a longer field is worth less: 0 not at all, 1 in proportion. */
export const TITLE_LENGTH_NORM = 0.1;
export const HEADING_LENGTH_NORM = 0.2;
export const QUESTION_LENGTH_NORM = 0.15;
export const PAGE_LENGTH_NORM = 0.1;
export const MAX_PAGE_LENGTH_RATIO = 4;

/** All words before some words: exponents of the found share of what was asked. */
export const COVERAGE_EXPONENT = 1.2;
export const TITLE_COVERAGE_EXPONENT = 3;

/** The query, written together, against names written together. */
export const EXACT_TITLE_BONUS = 30;
export const TITLE_BEGINNING_BONUS = 24;
export const ADDRESS_END_BONUS = 15;
export const EXACT_HEADING_BONUS = 6;
/** A title or a symbol that is a part of the query, or the page that documents it; times the share of the query. */
export const NAME_BONUS = 18;

/** A section of a page that lists messages, about the one that was pasted. */
export const MESSAGE_BONUS = 48;
/** A message of fewer letters may be a word of another one. */
export const MIN_MESSAGE_LETTERS = 11;
/** What has to be copied of the text between two things that differ. */
export const MESSAGE_SHARE = 0.7;

/** Limits of what a query word may turn into. */
export const MAX_COMPLETIONS = 24;
export const MAX_TYPO_TERMS = 6;
export const MIN_COMPLETED_EARLIER_WORD = 4;
export const MAX_EARLIER_COMPLETION_LETTERS = 5;
export const MIN_TYPO_WORD = 4;
export const MIN_TWO_TYPO_WORD = 7;
export const MAX_JOINED_WORDS = 6;

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 600;
export const MAX_QUERY_WORDS = 12;

/** What the words of a page that lists messages are worth. */
export const MESSAGES_PAGE_WEIGHT = 0.8;

/** Of a query of at least so many words, pages below this share of the best one's score are no results. */
export const MIN_QUESTION_GROUPS = 3;
export const WEAK_SHARE = 0.05;
