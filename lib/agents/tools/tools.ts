import type { LoadedSearch } from '@/lib/search/panel';
import {
  isSitePath,
  normalizePath,
  stripQueryAndHash,
  withBase,
} from '@/lib/url';

type Tool = {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<ToolAnswer>;
};

type ToolAnswer = { content: { type: 'text'; text: string }[] };

/** The part of WebMCP that is used: https://webmachinelearning.github.io/webmcp. */
export type ModelContext = {
  registerTool: (
    tool: Tool,
    options: { signal: AbortSignal },
  ) => Promise<unknown> | undefined;
};

const MAX_HITS = 8;

/** Registers the tools of the site for as long as the signal is not aborted. */
export async function registerTools(
  context: ModelContext,
  signal: AbortSignal,
): Promise<void> {
  for (const tool of TOOLS) await context.registerTool(tool, { signal });
}

const TOOLS: readonly Tool[] = [
  textTool({
    name: 'search_docs',
    description:
      'Searches the RxAngular documentation. Answers one line a hit: path, page, section. Read the best path with read_page.',
    argument: 'query',
    argumentDescription: 'Words, a name of the API, or an error message.',
    answer: searchDocs,
  }),
  textTool({
    name: 'read_page',
    description:
      'Reads one page of the RxAngular documentation as Markdown. Every code sample in it is compiled against the published packages.',
    argument: 'path',
    argumentDescription: 'As search_docs gives it, for example /docs/state.',
    answer: readPage,
  }),
  textTool({
    name: 'lint_code',
    description:
      'Runs all rules of @rx-angular/eslint-plugin on a file of TypeScript. Answers one line a report: line:column, rule, message.',
    argument: 'code',
    argumentDescription: 'The text of one file.',
    answer: lintCode,
  }),
  textTool({
    name: 'playground_link',
    description:
      'Makes an address that opens a file of TypeScript in the playground of this site, where a reader can run and change it. Nothing is sent anywhere.',
    argument: 'code',
    argumentDescription:
      'The text of one file; an exported component of it is shown.',
    answer: linkToPlayground,
  }),
];

function textTool({
  name,
  description,
  argument,
  argumentDescription,
  answer,
}: {
  name: string;
  description: string;
  argument: string;
  argumentDescription: string;
  answer: (argument: string) => Promise<string>;
}): Tool {
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: {
        [argument]: { type: 'string', description: argumentDescription },
      },
      required: [argument],
    },
    annotations: { readOnlyHint: true },
    execute: async (input) => {
      const value: unknown = Object(input)[argument];
      const text =
        typeof value === 'string' && value.trim() !== ''
          ? await answer(value)
          : `${name} needs the argument "${argument}": ${argumentDescription}`;
      return { content: [{ type: 'text', text }] };
    },
  };
}

let search: Promise<LoadedSearch> | undefined;

/** As heavy as for readers who search, so no earlier than the first question. */
async function openSearch(): Promise<LoadedSearch> {
  const { fetchSearch, loadSearch } = await import('@/lib/search/panel');
  return loadSearch(await fetchSearch());
}

async function searchDocs(query: string): Promise<string> {
  search ??= openSearch();
  try {
    const { engine, loadMeaning } = await search;
    await loadMeaning(query);
    const { groups, nearest } = engine.searchAll(query);
    const lines = groups
      .flat()
      .slice(0, MAX_HITS)
      .map(({ document: { url, hash, title }, pageTitle }) =>
        [url + hash, pageTitle, title].join(' | '),
      );
    if (lines.length > 0) return lines.join('\n');
    const others = nearest.map(({ route, title }) => `${route} | ${title}`);
    return ['Nothing found. Pages with a similar name:', ...others].join('\n');
  } catch {
    search = undefined;
    return 'The search index could not be loaded. Try again.';
  }
}

async function lintCode(code: string): Promise<string> {
  const loaded = await import('@/lib/play/lint').catch(() => undefined);
  if (!loaded) return 'The rules could not be loaded. Try again.';
  const { lintFile, RULE_NAMES } = loaded;
  try {
    const rules = Object.fromEntries(RULE_NAMES.map((name) => [name, []]));
    const lines = lintFile(code, rules).map(
      ({ line, column, rule, message }) =>
        `${line}:${column} ${rule} ${message}`,
    );
    return lines.length > 0 ? lines.join('\n') : 'No rule reports anything.';
  } catch (error) {
    return `The code cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function linkToPlayground(code: string): Promise<string> {
  // With its page, which whoever follows the link needs as well: a file of its own would make both heavier.
  const { toHash } = await import('@/lib/play/page');
  const hash = await toHash({ files: [{ name: 'sample.ts', text: code }] }, {});
  return new URL(withBase('/play') + hash, window.location.origin).href;
}

async function readPage(address: string): Promise<string> {
  const path = normalizePath(stripQueryAndHash(address).replace(/\.md$/, ''));
  if (!isSitePath(address)) return 'A path of this site begins with "/docs/".';
  const response = await fetch(withBase(`${path}.md`)).catch(() => undefined);
  return response?.ok
    ? response.text()
    : `There is no page at ${path}. Find one with search_docs.`;
}
