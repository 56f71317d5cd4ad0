import { likenessOf } from '../messages';
import {
  find,
  informationOf,
  isKnown,
  keepBest,
  type Passage,
  type SearchIndex,
} from './load-index';
import type { Group, ReadQuery } from './read-query';
import { distance } from './word-terms';

export type RankedPage = {
  pageId: number;
  score: number;
  /** Its name is what was asked. */
  isTitleMatch: boolean;
  /** Passages that have something of what was asked, best first. */
  passages: { id: number; score: number }[];
};

/** How strongly a page loses that lacks some of what was asked. */
const COVERAGE_EXPONENT = 0.9;
/** A page with less of the information that was asked for is no answer. */
const MIN_COVERAGE = 0.2;
const BEST_PASSAGE = 1.5;
/** A passage with single words of what was asked is worth less than half of this, the entry of a message more. */
export const LIKELY_PASSAGE = 8;
const TITLE_COVERAGE = 4.2;
const EXACT_TITLE = 30;
const TITLE_BEGINNING = 24;
const ADDRESS = 15;
const HOME = 10.8;
/** Of a message, by how much of it was asked. */
const MESSAGE = 24;
/** More than the words that tools print around a message. */
const WHOLE_MESSAGE = 2;
/** Of a heading that has the words of the query in their order. */
const HEADING = 6;
const QUESTION = 1.2;
/** What short passages are worth more, and how soon that ends. */
const SHORTNESS = 2.5;
const SHORTNESS_NORM = 0.2;
/** A name that was typed with so few errors is that name. */
const SURE = 0.85;

type Values = ReturnType<typeof valuesOf>;

/** All pages with something of what was asked, best first. */
export function rankPages(index: SearchIndex, read: ReadQuery): RankedPage[] {
  const groups = read.groups.map((group) => valuesOf(index, group));
  const asked = groups.reduce(
    (sum, { isWord, information }) => sum + (isWord ? information : 0),
    0,
  );
  const coverageOf = (found: number): number =>
    asked === 0 ? 1 : (found / asked) ** COVERAGE_EXPONENT;
  const passages = rankPassages(index, read, groups, coverageOf);
  const names = namesakes(index, read);
  return index.pages
    .map((page, pageId): RankedPage => {
      let words = 0;
      let found = 0;
      let inTitle = 0;
      let titleWords = 0;
      for (const group of groups) {
        const value = group.pages.get(pageId) ?? 0;
        const title = group.titles.get(pageId) ?? 0;
        words += value;
        if (title > 0) titleWords += 1;
        if (!group.isWord) continue;
        if (value > 0) found += group.information;
        inTitle += Math.min(group.information, title);
      }
      const own = passages.get(pageId) ?? [];
      const titleShare = Math.min(1, titleWords / page.titleLength);
      const titleCoverage = (inTitle / (asked || 1)) ** 3;
      const named = names.get(pageId) ?? 0;
      const isAnswer = found >= MIN_COVERAGE * asked || named > 0;
      return {
        pageId,
        isTitleMatch: named > 0 || inTitle > asked / 2,
        passages: own,
        score: !isAnswer
          ? 0
          : words * coverageOf(found) +
            BEST_PASSAGE * (own[0]?.score ?? 0) * page.weight +
            TITLE_COVERAGE * titleCoverage * (1 + titleShare) * 0.5 +
            named,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** What a group is worth: its information, and by page, title and passage. */
function valuesOf(index: SearchIndex, { terms, isWord }: Group) {
  const all = [...terms];
  const exact = all
    .filter(([, worth]) => worth >= 1)
    .map(([term]) => informationOf(index, term));
  // A rare synonym must not have more information than the word itself.
  const most = exact.length > 0 ? Math.max(...exact) : Infinity;
  const strongest = Math.max(...all.map(([, worth]) => worth));
  const values = {
    isWord,
    information: 0,
    pages: new Map<number, number>(),
    titles: new Map<number, number>(),
    passages: new Map<number, number>(),
  };
  for (const [term, worth] of all) {
    const value = worth * Math.min(most, informationOf(index, term));
    if (worth === strongest)
      values.information = Math.max(values.information, value);
    const found = find(index, term);
    for (const [page, times] of found.worth)
      keepBest(values.pages, page, value * times);
    for (const page of found.title) keepBest(values.titles, page, value);
    for (const id of found.passages) keepBest(values.passages, id, value);
  }
  return values;
}

/** Passages by page: those that have most of what was asked in the fewest words. */
function rankPassages(
  index: SearchIndex,
  { joined, isMessage }: ReadQuery,
  groups: readonly Values[],
  coverageOf: (found: number) => number,
): Map<number, RankedPage['passages']> {
  const tallies = new Map<
    number,
    { sum: number; found: number; terms: number }
  >();
  for (const { passages, isWord, information } of groups) {
    for (const [id, value] of passages) {
      const tally = tallies.get(id) ?? { sum: 0, found: 0, terms: 0 };
      tally.sum += value;
      tally.terms += 1;
      if (isWord) tally.found += Math.min(information, value);
      tallies.set(id, tally);
    }
  }
  const ranked = new Map<number, RankedPage['passages']>();
  for (const [id, { sum, found, terms }] of tallies) {
    const passage = index.passages[id] as Passage;
    const { pageId, heading, length, parts, joined: together } = passage;
    const shortness = SHORTNESS / (1 + SHORTNESS_NORM * (length - 1));
    let score = (heading ? 1 : QUESTION) * sum * coverageOf(found);
    score *= 1 + shortness;
    if (joined && together.includes(joined))
      score += (HEADING * joined.length) / together.length;
    const likeness = isMessage ? likenessOf(joined, parts) : 0;
    if (isMessage && parts.length > 0 && length > 2)
      score +=
        MESSAGE *
        Math.max(
          likeness < 1 ? likeness : WHOLE_MESSAGE,
          2 * Math.max(0, terms / length - 0.5) ** 2,
        );
    const ofPage = ranked.get(pageId) ?? [];
    ofPage.push({ id, score });
    ranked.set(pageId, ofPage);
  }
  for (const ofPage of ranked.values())
    ofPage.sort((a, b) => b.score - a.score);
  return ranked;
}

/** Pages that have a name in the query as title, are its home, or have a title or address that begins or ends so. */
function namesakes(
  index: SearchIndex,
  { names, joined, isPasted }: ReadQuery,
): Map<number, number> {
  const worth = new Map<number, number>();
  for (const { name, share } of names) {
    const isAll = share >= SURE;
    for (const [id, { joinedTitle, titleLength }] of index.pages.entries()) {
      if (joinedTitle !== name) continue;
      if (isAll || titleLength > 1)
        keepBest(worth, id, (isAll ? EXACT_TITLE : HOME) * share);
    }
    for (const id of find(index, name).home)
      keepBest(worth, id, (isAll ? EXACT_TITLE : HOME) * share);
  }
  const mostErrors = joined.length < 8 ? 1 : 2;
  const isMisspelt = joined.length > 4 && !isPasted && !isKnown(index, joined);
  for (const [id, { joinedTitle, addressEnds }] of index.pages.entries()) {
    if (isMisspelt && distance(joined, joinedTitle, mostErrors) <= mostErrors)
      keepBest(worth, id, EXACT_TITLE * SURE);
    if (!joined) continue;
    let more = addressEnds.includes(joined) ? ADDRESS : 0;
    if (joined !== joinedTitle && joinedTitle.startsWith(joined))
      more +=
        TITLE_BEGINNING * (0.3 + (0.7 * joined.length) / joinedTitle.length);
    if (more > 0) worth.set(id, (worth.get(id) ?? 0) + more);
  }
  return worth;
}
