import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { create, insertMultiple, save, search } from '@orama/orama';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import * as pagefind from 'pagefind';

import type { SearchablePage } from '@/lib/search';

import type { RouteSearch } from './measure';

/** Another engine over the same pages, set up as its best-known users do. */
export type OtherEngine = {
  name: string;
  search: RouteSearch;
  /** What a browser loads for the index, as one string; `undefined` where that depends on the query. */
  index: string | undefined;
  dispose: () => void;
};

const MAX_HITS = 40;

/** MiniSearch with the settings of VitePress: sections with title, titles above and text. */
export function createMiniSearch(
  pages: readonly SearchablePage[],
): OtherEngine {
  const engine = new MiniSearch<{
    id: string;
    title: string;
    titles: string[];
    text: string;
  }>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 4, text: 2, titles: 1 },
    },
  });
  for (const page of pages) {
    for (const section of page.sections) {
      engine.add({
        id: `${page.route}#${section.id}`,
        title: section.heading || page.title,
        titles: section.heading ? [page.title] : [],
        text: wordsOf(page, section),
      });
    }
  }
  return {
    name: 'MiniSearch as in VitePress',
    index: JSON.stringify(engine),
    search: (query) =>
      engine
        .search(query)
        .slice(0, MAX_HITS)
        .map(({ id }) => String(id).replace(/#.*/, '')),
    dispose: () => {},
  };
}

/**
 * lunr as in the local search of Docusaurus: an index for each of titles, headings and text, asked in that order,
 * with queries that get looser: all words, the last one as a beginning, one word left out, one letter off.
 */
export function createLunr(pages: readonly SearchablePage[]): OtherEngine {
  const routes = new Map<string, string>();
  const indexOf = (documents: { id: string; text: string }[]): lunr.Index =>
    lunr(function build() {
      this.ref('id');
      this.field('text');
      this.metadataWhitelist = ['position'];
      for (const document of documents) this.add(document);
    });
  const fields: { id: string; text: string }[][] = [[], [], []];
  for (const page of pages) {
    const add = (field: number, text: string): void => {
      const id = String(routes.size);
      routes.set(id, page.route);
      fields[field]?.push({ id, text });
    };
    add(0, page.title);
    for (const section of page.sections) {
      if (section.heading) add(1, section.heading);
      add(2, wordsOf(page, section));
    }
  }
  const indexes = fields.map(indexOf);
  return {
    name: 'lunr as in docusaurus-search-local',
    index: JSON.stringify(
      indexes.map((index, at) => ({ documents: fields[at], index })),
    ),
    search: (query) => {
      const found = new Set<string>();
      for (const terms of lunrQueries(query)) {
        for (const index of indexes) {
          const hits = index.query((builder) => {
            for (const { text, options } of terms) builder.term(text, options);
          });
          for (const { ref } of hits.slice(0, MAX_HITS))
            found.add(routes.get(ref) ?? '');
        }
        if (found.size >= MAX_HITS) break;
      }
      return [...found];
    },
    dispose: () => {},
  };
}

type LunrTerm = { text: string; options: object };

function lunrQueries(query: string): LunrTerm[][] {
  const required = lunr.Query.presence.REQUIRED;
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const known = words.filter(
    (word) => lunr.stopWordFilter(new lunr.Token(word, {})) !== undefined,
  );
  const lists = [words, ...(known.length < words.length ? [known] : [])];
  for (let left = 0; words.length > 2 && left < words.length; left += 1) {
    lists.push(words.filter((_, at) => at !== words.length - 1 - left));
  }
  const used = lists.filter((list) => list.length > 0);
  const exact = used.flatMap((list) => {
    const plain = list.map((text) => ({
      text,
      options: { presence: required },
    }));
    const typing = plain.map((term, at) =>
      at < list.length - 1
        ? term
        : {
            text: term.text,
            options: {
              presence: required,
              usePipeline: false,
              wildcard: lunr.Query.wildcard.TRAILING,
            },
          },
    );
    return [plain, typing];
  });
  const fuzzy = used.slice(0, 1).map((list) =>
    list.map((text) => ({
      text,
      options: { presence: required, editDistance: 1 },
    })),
  );
  return [...exact, ...fuzzy];
}

/** Orama with the documents and settings of Fumadocs: title, description, headings and texts apart, grouped by page. */
export async function createOrama(
  pages: readonly SearchablePage[],
): Promise<OtherEngine> {
  const database = create({
    schema: { content: 'string', page_id: 'string', type: 'string' },
  });
  const documents = pages.flatMap((page) =>
    [
      { type: 'page', content: page.title },
      ...page.sections.flatMap((section) => [
        { type: 'heading', content: section.heading },
        { type: 'text', content: wordsOf(page, section) },
      ]),
    ]
      .filter(({ content }) => content.trim() !== '')
      .map((document) => ({ ...document, page_id: page.route })),
  );
  await insertMultiple(database, documents);
  return {
    name: 'Orama as in Fumadocs',
    index: JSON.stringify(save(database)),
    search: async (query) => {
      const { groups = [] } = await search(database, {
        term: query,
        limit: 60,
        properties: ['content'],
        groupBy: { properties: ['page_id'], maxResult: 8 },
      });
      return groups.slice(0, MAX_HITS).map(({ values }) => String(values[0]));
    },
    dispose: () => {},
  };
}

/** Pagefind with its own defaults over plain HTML of the same pages. */
export async function createPagefind(
  pages: readonly SearchablePage[],
): Promise<OtherEngine> {
  const directory = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const { index } = await pagefind.createIndex();
  if (!index) throw new Error('[site] Pagefind did not start.');
  for (const page of pages)
    await index.addHTMLFile({ url: page.route, content: htmlOf(page) });
  await index.writeFiles({ outputPath: directory });
  await pagefind.close();
  const client = await withFileFetch(() => importPagefind(directory));
  return {
    name: 'Pagefind',
    index: undefined,
    search: (query) =>
      withFileFetch(async () => {
        const { results } = await client.search(query);
        const data = await Promise.all(
          results.slice(0, 8).map((result) => result.data()),
        );
        return data.map(({ raw_url: url }) => url);
      }),
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  };
}

type PagefindClient = {
  options: (options: { basePath: string; baseUrl: string }) => Promise<void>;
  search: (
    query: string,
  ) => Promise<{ results: { data: () => Promise<{ raw_url: string }> }[] }>;
};

async function importPagefind(directory: string): Promise<PagefindClient> {
  const file = pathToFileURL(path.join(directory, 'pagefind.js')).href;
  const client = (await import(file)) as PagefindClient;
  await client.options({
    basePath: `${pathToFileURL(directory).href}/`,
    baseUrl: '/',
  });
  return client;
}

/** Pagefind's client reads its files with `fetch`, which Node has only for the network. */
async function withFileFetch<T>(run: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input).replace(/\?.*/, '');
    return url.startsWith('file:')
      ? Promise.resolve(new Response(readFileSync(fileURLToPath(url))))
      : original(input, init);
  };
  try {
    return await run();
  } finally {
    globalThis.fetch = original;
  }
}

/** The text of a section for engines that know nothing of code and keywords. */
function wordsOf(
  page: SearchablePage,
  section: SearchablePage['sections'][number],
): string {
  const described =
    section === page.sections[0]
      ? [page.description, ...(page.keywords ?? [])]
      : [];
  return [...described, section.text, section.code].join('\n');
}

function htmlOf(page: SearchablePage): string {
  const sections = page.sections.map((section) => {
    const heading = section.heading
      ? `<h${section.level} id="${section.id}">${escapeHtml(section.heading)}</h${section.level}>`
      : `<h1>${escapeHtml(page.title)}</h1>`;
    return `${heading}<p>${escapeHtml(wordsOf(page, section))}</p>`;
  });
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(page.title)}</title></head><body>${sections.join('')}</body></html>`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
