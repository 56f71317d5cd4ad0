import { FUNCTION } from '../term-index';
import { isAbout } from './messages';
import { groupValues, type GroupValues } from './group-values';
import type { QueryPlan } from './plan-query';
import {
  ADDRESS_END_BONUS,
  BEST_SECTION_WEIGHT,
  COVERAGE_EXPONENT,
  EXACT_HEADING_BONUS,
  EXACT_TITLE_BONUS,
  HEADING_LENGTH_NORM,
  HEADING_WEIGHT,
  MAX_PAGE_LENGTH_RATIO,
  MESSAGE_BONUS,
  MIN_QUESTION_GROUPS,
  NAME_BONUS,
  PAGE_LENGTH_NORM,
  QUESTION_LENGTH_NORM,
  QUESTION_WEIGHT,
  TITLE_BEGINNING_BONUS,
  TITLE_COVERAGE_EXPONENT,
  TITLE_COVERAGE_WEIGHT,
  TITLE_LENGTH_NORM,
  TITLE_WEIGHT,
  WEAK_SHARE,
} from './ranking';
import type { IndexedPage, IndexedSection, SearchIndex } from './search-index';
import { idsOf } from './vocabulary';

export type RankedSection = {
  sectionId: number;
  score: number;
  isHeadingMatch: boolean;
};
export type RankedPage = {
  pageId: number;
  score: number;
  isTitleMatch: boolean;
  /** Sections and questions with a match in their heading, best first. */
  sections: RankedSection[];
};

/** What was asked, and the information of all its words. */
type Asked = Pick<QueryPlan, 'joined'> & {
  groups: readonly GroupValues[];
  information: number;
};

/** Pages that answer a plan, best first. Equal scores keep the order of the routes. */
export function rankPages(index: SearchIndex, plan: QueryPlan): RankedPage[] {
  const groups = plan.groups.map((group) => groupValues(index, group));
  const information = sumOf(groups, (group) =>
    group.isWord ? group.information : 0,
  );
  const bonuses = nameBonuses(index, plan);
  const sectionsOfPage = rankSections(index, groups, information, plan);
  const ranked: RankedPage[] = [];
  for (const [pageId, page] of index.pages.entries()) {
    const sections = sectionsOfPage[pageId] ?? [];
    const score =
      (bonuses.get(pageId) ?? 0) +
      pageScore(index, page, pageId, sections, {
        groups,
        information,
        joined: plan.joined,
      });
    if (score <= 0) continue;
    sections.sort((a, b) => b.score - a.score || a.sectionId - b.sectionId);
    ranked.push({
      pageId,
      score,
      isTitleMatch: groups.some(({ titles }) => (titles[pageId] ?? 0) > 0),
      sections,
    });
  }
  return withoutWeak(
    ranked.sort((a, b) => b.score - a.score),
    plan,
  );
}

/** Nearly every page has some word of a question; a name is all of what was asked. */
function withoutWeak(
  ranked: readonly RankedPage[],
  { groups }: QueryPlan,
): RankedPage[] {
  const isQuestion =
    groups.filter(({ isWord }) => isWord).length >= MIN_QUESTION_GROUPS;
  const least = isQuestion ? WEAK_SHARE * (ranked[0]?.score ?? 0) : 0;
  return ranked.filter(({ score }) => score >= least);
}

/** Pages that have a name of the query as title, or document it, and what that is worth. */
function nameBonuses(
  index: SearchIndex,
  { names }: QueryPlan,
): Map<number, number> {
  const bonuses = new Map<number, number>();
  const add = (pageId: number, bonus: number): void => {
    bonuses.set(pageId, Math.max(bonus, bonuses.get(pageId) ?? 0));
  };
  for (const { name, weight, share } of names) {
    const titleBonus = share === 1 ? EXACT_TITLE_BONUS : NAME_BONUS;
    for (const [pageId, page] of index.pages.entries()) {
      // Titles such as State and Remove are also plain words of questions about something else.
      if (share < 1 && !page.isNamed) continue;
      if (name === page.joinedTitle || name === page.stemmedTitle) {
        add(pageId, titleBonus * weight * share);
      }
    }
    for (const pageId of idsOf(index, 'canonical', name)) {
      // A class of the same name may have a page with that title.
      const bonus = name.startsWith(FUNCTION) ? titleBonus : NAME_BONUS;
      add(pageId, bonus * weight * share);
    }
  }
  return bonuses;
}

function rankSections(
  index: SearchIndex,
  groups: readonly GroupValues[],
  information: number,
  { joined, message }: QueryPlan,
): RankedSection[][] {
  const ofPage: RankedSection[][] = index.pages.map(() => []);
  for (const [sectionId, section] of index.sections.entries()) {
    const ofMessage = messageBonus(index, section, message);
    const matched =
      sectionScore(section, sectionId, groups, information) ??
      (ofMessage > 0 ? { score: 0, isHeadingMatch: false } : undefined);
    if (matched === undefined) continue;
    const bonus =
      nameBonus(joined, section.joinedHeading, EXACT_HEADING_BONUS) + ofMessage;
    ofPage[section.pageId]?.push({
      ...matched,
      sectionId,
      score: matched.score + bonus,
    });
  }
  return ofPage;
}

function messageBonus(
  { pages }: SearchIndex,
  section: IndexedSection,
  message: string,
): number {
  const isListed = pages[section.pageId]?.listsMessages;
  return isListed && isAbout(section, message) ? MESSAGE_BONUS : 0;
}

function sectionScore(
  section: IndexedSection,
  sectionId: number,
  groups: readonly GroupValues[],
  information: number,
): { score: number; isHeadingMatch: boolean } | undefined {
  const headingWeight = headingWeightOf(section);
  // A section is about the words of its heading as well.
  const hasContents = !section.heading && !section.isQuestion;
  let score = 0;
  let found = 0;
  let isHeadingMatch = false;
  let isFound = groups.every(({ isExtra }) => isExtra);
  for (const group of groups) {
    const heading = group.headings[sectionId] ?? 0;
    const content = Math.max(
      heading,
      hasContents ? (group.contents[section.pageId] ?? 0) : 0,
    );
    score += heading * headingWeight + content;
    isHeadingMatch ||= heading > 0 && !group.isExtra;
    isFound ||= content > 0 && !group.isExtra;
    if (group.isWord)
      found += foundOf(
        group,
        Math.max(content, group.titles[section.pageId] ?? 0),
      );
  }
  if (score === 0 || !isFound) return undefined;
  return {
    score: score * coverageOf(found, information) ** COVERAGE_EXPONENT,
    isHeadingMatch,
  };
}

function pageScore(
  index: SearchIndex,
  page: IndexedPage,
  pageId: number,
  sections: readonly RankedSection[],
  { groups, information, joined }: Asked,
): number {
  const titleNorm = lengthNorm(TITLE_LENGTH_NORM, page.titleLength);
  const pageNorm = lengthNorm(
    PAGE_LENGTH_NORM,
    Math.min(MAX_PAGE_LENGTH_RATIO, page.lengthRatio),
  );
  let fields = 0;
  let found = 0;
  let foundInTitle = 0;
  let titleHits = 0;
  let isFound = groups.every(({ isExtra }) => isExtra);
  for (const group of groups) {
    const title = group.titles[pageId] ?? 0;
    const { heading, best } = bestInSections(index, group, sections);
    const anywhere = Math.max(title, best, group.contents[pageId] ?? 0);
    fields += TITLE_WEIGHT * title * titleNorm + heading + anywhere * pageNorm;
    isFound ||= anywhere > 0 && !group.isExtra;
    if (!group.isWord) continue;
    found += foundOf(group, anywhere);
    foundInTitle += Math.min(group.information, title);
    if (title > 0) titleHits += 1;
  }
  if (!isFound) return titleBonus(joined, page);
  const bestSection = Math.max(0, ...sections.map(({ score }) => score));
  const titleShare =
    0.5 + 0.5 * Math.min(1, titleHits / Math.max(1, page.titleLength));
  const words =
    fields * coverageOf(found, information) ** COVERAGE_EXPONENT +
    BEST_SECTION_WEIGHT * bestSection;
  return (
    words * page.weight +
    TITLE_COVERAGE_WEIGHT *
      (foundInTitle / (information || 1)) ** TITLE_COVERAGE_EXPONENT *
      titleShare +
    titleBonus(joined, page)
  );
}

function bestInSections(
  index: SearchIndex,
  group: GroupValues,
  sections: readonly RankedSection[],
): { heading: number; best: number } {
  let heading = 0;
  let best = 0;
  for (const { sectionId } of sections) {
    const section = index.sections[sectionId];
    if (!section) continue;
    const inHeading = group.headings[sectionId] ?? 0;
    best = Math.max(best, inHeading);
    heading = Math.max(heading, inHeading * headingWeightOf(section));
  }
  return { heading, best };
}

/** Typing a title or an address: the rest of the title is still to come. */
function titleBonus(joined: string, page: IndexedPage): number {
  if (!joined) return 0;
  const segment = page.addressEnds.includes(joined) ? ADDRESS_END_BONUS : 0;
  if (joined === page.joinedTitle || !page.joinedTitle.startsWith(joined))
    return segment;
  return (
    TITLE_BEGINNING_BONUS *
      (0.3 + (0.7 * joined.length) / page.joinedTitle.length) +
    segment
  );
}

function nameBonus(joined: string, name: string, bonus: number): number {
  if (!joined || !name.includes(joined)) return 0;
  return (bonus * joined.length) / name.length;
}

/** What a value in the heading of a section is worth, or in the question that stands for it. */
const headingWeightOf = ({
  headingLength,
  isQuestion,
}: IndexedSection): number =>
  isQuestion
    ? QUESTION_WEIGHT * lengthNorm(QUESTION_LENGTH_NORM, headingLength)
    : HEADING_WEIGHT * lengthNorm(HEADING_LENGTH_NORM, headingLength);

/** How much of what was asked was found; all of it when no word is known and a phrase led here. */
const coverageOf = (found: number, information: number): number =>
  information === 0 ? 1 : found / information;

/** The part of a word's information that a place has. */
const foundOf = (group: GroupValues, value: number): number =>
  group.isCommon ? group.information : Math.min(group.information, value);

/** 1 for a length of one (a word, or the mean), less for more. */
const lengthNorm = (weight: number, length: number): number =>
  1 / (1 - weight + weight * length);

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);
