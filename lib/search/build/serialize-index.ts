import { breadcrumbsOf } from '../breadcrumbs';
import { packLists, packVocabulary } from '../packed-terms';
import { headingTerms, nameTerms, titleTerms, unique } from '../record-terms';
import { slugOf } from '../slug';
import { encodeTerms } from '../tokenize';
import { MESSAGES_PAGE } from '../types';
import type {
  HeadingRecord,
  MessageRecord,
  PageRecord,
  SearchablePage,
  SearchableSection,
  SerializedSearchIndex,
  SynonymData,
} from '../types';
import type { ContentTerms } from './content-terms';
import { encodeSynonyms } from './encode-synonyms';
import { quotedMessages } from './quoted-messages';
import { createTermIndex } from './term-index';

type Found = ContentTerms & {
  /** Names that a page is the canonical page of, by its route. */
  canonical: ReadonlyMap<string, readonly string[]>;
  synonyms: SynonymData;
};

/**
 * The index file.
 *
 * @param sorted all pages, by route
 */
export function serializeIndex(
  sorted: readonly SearchablePage[],
  { termsOf, common, canonical, synonyms }: Found,
): SerializedSearchIndex {
  const indices = indexTerms(sorted, { termsOf, common, canonical });
  const sections = sorted.flatMap((page) =>
    page.sections.map((section) => ({ section, page })),
  );

  const derived = new Set([
    ...sorted.flatMap(({ title, route }) => titleTerms(title, route)),
    ...sections.flatMap(({ section }) => headingTerms(section.heading)),
  ]);
  const vocabulary = unique([
    ...derived,
    ...Object.values(indices).flatMap(({ map }) => [...map.keys()]),
  ]).sort();
  const titles = new Map(sorted.map((page) => [page.route, page.title]));
  const spelled = vocabulary.filter((term) => !derived.has(term));
  const lists = (name: keyof typeof indices): string =>
    packLists(indices[name].map, vocabulary);
  return [
    {
      documents: sorted.map((page) =>
        pageRecord(page, (route) => titles.get(route)),
      ),
      index: { ids: lists('names'), homes: lists('canonical') },
      weights: sorted.map(weightMark).join(''),
    },
    {
      documents: sections.map(({ section }) => headingRecord(section)),
      index: { ids: lists('questions') },
      messages: sections.flatMap(({ section, page }, id): MessageRecord[] =>
        page.listsMessages ? quotedMessages(section, id) : [],
      ),
    },
    {
      documents: sorted.map((page) => [
        page.sections.length,
        page.questions?.length ?? 0,
      ]),
      index: { terms: packVocabulary(spelled), ids: lists('contents') },
      synonyms: encodeSynonyms(synonyms),
    },
  ];
}

/** What has to be listed, by what it is of. */
function indexTerms(
  sorted: readonly SearchablePage[],
  { termsOf, common, canonical }: Omit<Found, 'synonyms'>,
) {
  const indices = {
    names: createTermIndex(),
    canonical: createTermIndex(),
    questions: createTermIndex(),
    contents: createTermIndex(),
  };
  const ofPages = sorted.map((page, pageId) =>
    termsOfPage(page, termsOf[pageId] ?? []),
  );
  for (const [pageId, { names, contents }] of ofPages.entries()) {
    add(indices.names, pageId, names);
    add(
      indices.canonical,
      pageId,
      canonical.get(sorted[pageId]?.route ?? '') ?? [],
    );
    add(indices.contents, pageId, contents);
  }
  for (const [pageId, { described }] of ofPages.entries())
    add(indices.contents, sorted.length + pageId, described);
  add(indices.contents, 2 * sorted.length, [...common]);
  const questions = sorted.flatMap((page) => page.questions ?? []);
  for (const [id, question] of questions.entries())
    add(indices.questions, id, headingTerms(question));
  return indices;
}

const add = (
  index: ReturnType<typeof createTermIndex>,
  id: number,
  terms: readonly string[],
): unknown => index.add(id, terms.join(' '));

/** What has to be listed of a page, each term once: of what it is found under anyway, nothing. */
function termsOfPage(
  {
    title,
    route,
    navLabel = '',
    description,
    keywords = [],
    sections,
  }: SearchablePage,
  contents: readonly string[],
): Record<'names' | 'described' | 'contents', string[]> {
  const derived = titleTerms(title, route);
  const names = without(nameTerms(navLabel), derived);
  const headings = sections.map(({ heading }) => headingTerms(heading));
  const described = without(
    [description, ...keywords].flatMap((text) => encodeTerms(text)),
    headings[0] ?? [],
  );
  return {
    names,
    described,
    contents: without(contents, [
      ...derived,
      ...names,
      ...described,
      ...headings.flat(),
    ]),
  };
}

function without(
  terms: readonly string[],
  others: readonly string[],
): string[] {
  const left = new Set(terms);
  for (const term of others) left.delete(term);
  return [...left];
}

function pageRecord(
  page: SearchablePage,
  titleOf: (route: string) => string | undefined,
): PageRecord {
  const derived = breadcrumbsOf(page.route, titleOf);
  const isDerived = derived.join('\n') === page.breadcrumbs.join('\n');
  return isDerived
    ? [page.route, page.title]
    : [page.route, page.title, page.breadcrumbs];
}

function weightMark({ weight = 1, listsMessages }: SearchablePage): string {
  return listsMessages ? MESSAGES_PAGE : String(Math.round(weight * 10) - 1);
}

function headingRecord({ heading, id }: SearchableSection): HeadingRecord {
  return slugOf(heading) === id ? heading : [heading, id];
}
