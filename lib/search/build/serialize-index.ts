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
  /** Names that a page is the home of, by its route. */
  homes: ReadonlyMap<string, readonly string[]>;
  synonyms: SynonymData;
};

/**
 * The index file.
 *
 * @param sorted all pages, by route
 */
export function serializeIndex(
  sorted: readonly SearchablePage[],
  { termsOf, common, homes, synonyms }: Found,
): SerializedSearchIndex {
  const titles = new Map(sorted.map((page) => [page.route, page.title]));
  const indices = {
    names: createTermIndex(),
    described: createTermIndex(),
    homes: createTermIndex(),
    questions: createTermIndex(),
    contents: createTermIndex(),
  };
  const sections = sorted.flatMap((page, pageId) => {
    const terms = termsOfPage(page, termsOf[pageId] ?? []);
    add(indices.names, pageId, terms.names);
    add(indices.described, pageId, terms.described);
    add(indices.homes, pageId, homes.get(page.route) ?? []);
    return page.sections.map((section, at) => ({
      section,
      pageId,
      terms: terms.contents[at] ?? [],
    }));
  });
  const questions = sorted.flatMap(({ questions: asked = [] }, pageId) =>
    asked.map((question) => ({ question, pageId })),
  );
  for (const [id, { terms }] of sections.entries())
    add(indices.contents, id, terms);
  for (const term of common) indices.contents.map.set(term, []);
  for (const [id, { question }] of questions.entries())
    add(indices.questions, id, headingTerms(question));

  const vocabulary = unique(
    Object.values(indices).flatMap(({ map }) => [...map.keys()]),
  ).sort();
  const lists = (name: keyof typeof indices): string =>
    packLists(indices[name].map, vocabulary);
  return [
    {
      documents: sorted.map((page) =>
        pageRecord(page, (route) => titles.get(route)),
      ),
      index: {
        ids: lists('names'),
        described: lists('described'),
        homes: lists('homes'),
      },
      weights: sorted.map(weightMark).join(''),
    },
    {
      documents: sections.map(({ section }) => headingRecord(section)),
      index: { ids: lists('questions') },
      messages: sections.flatMap(({ section, pageId }, id): MessageRecord[] =>
        sorted[pageId]?.listsMessages ? quotedMessages(section, id) : [],
      ),
    },
    {
      documents: [...sections, ...questions].map(({ pageId }) => pageId),
      index: { terms: packVocabulary(vocabulary), ids: lists('contents') },
      synonyms: encodeSynonyms(synonyms),
    },
  ];
}

const add = (
  index: ReturnType<typeof createTermIndex>,
  id: number,
  terms: readonly string[],
): unknown => index.add(id, terms.join(' '));

/** What has to be listed of a page: of what a section is found under anyway, nothing. */
function termsOfPage(
  {
    title,
    route,
    navLabel = '',
    description,
    keywords = [],
    sections,
  }: SearchablePage,
  contentsOf: readonly (readonly string[])[],
): { names: string[]; described: string[]; contents: string[][] } {
  const derived = titleTerms(title, route);
  const names = without(nameTerms(navLabel), derived);
  const described = [description, ...keywords].flatMap((text) =>
    encodeTerms(text),
  );
  const headings = sections.map(({ heading }) => headingTerms(heading));
  return {
    names,
    described: without(described, headings[0] ?? []),
    contents: headings.map((heading, at) =>
      without(contentsOf[at] ?? [], [
        ...derived,
        ...names,
        ...heading,
        ...(at === 0 ? described : []),
      ]),
    ),
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
