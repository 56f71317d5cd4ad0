import { collectSearchablePage } from '@/components/build/collect-pages';
import { renderArticle } from '@/components/build/render-article';
import { linksOf, readTree } from '@/lib/site/checks';
import { loadSite } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { counted, nearest } from '@/lib/base/text';
import { extractFences } from '@/lib/samples/doctest';
import {
  isExternalHref,
  normalizePath,
  stripQueryAndHash,
} from '@/lib/base/url';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Prints what the site knows of a page.

npm run show -- /docs/state/actions
npm run show -- content/docs/state/actions.mdx`;

/** Longest piece of a search document that is printed. */
const SHOWN_CHARS = 90;

const root = process.env['CONTENT_ROOT'] ?? 'content';

const print = (title: string, lines: readonly string[]) =>
  console.log(
    [`\n${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join(
      '\n',
    ),
  );

type Page = Site['docs'][number] | Site['posts'][number] | Site['home'];

/** @throws Error naming the nearest pages when there is none of that name */
function findPage({ docs, posts, home }: Site, name: string): Page {
  const entries = [...docs, ...posts, home];
  const page = entries.find(
    ({ file, path }) => file === name || path === normalizePath(name),
  );
  if (page) return page;
  const names = entries.flatMap(({ file, path }) => [file, path]);
  const close = nearest(name, names);
  throw new Error(
    `[site] No page has the route or file ${name}.${close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : ''}`,
  );
}

async function inspect(name: string): Promise<void> {
  const site = loadSite(root);
  const page = findPage(site, name);
  console.log(`${page.title}\n${page.path}\n${page.file}\n${page.description}`);

  const { headings } = await renderArticle(site, page, true);
  print(
    'Headings',
    headings.map(
      ({ level, text, id }) => `${'  '.repeat(level - 2)}${text}  #${id}`,
    ),
  );
  const { fences } = extractFences(page.file, page.body);
  print(
    'Samples',
    fences.map(
      ({ line, lang, metaText, code }) =>
        `line ${line}: ${lang} ${metaText} (${counted(code.split('\n').length, 'line')})`,
    ),
  );
  printLinks(page);
  await printSearchDocuments(site, page);
}

function printLinks(page: Page): void {
  const { pages } = readTree(root, 'public').input;
  const links = pages.flatMap((one) =>
    linksOf(one).map(({ href, node }) => ({
      file: one.file,
      href,
      line: node.position?.start.line ?? 1,
    })),
  );
  print(
    'Links out',
    links
      .filter(({ file }) => file === page.file)
      .map(
        ({ href, line }) =>
          `line ${line}: ${href}${isExternalHref(href) ? ' (external)' : ''}`,
      ),
  );
  print(
    'Links in',
    links
      .filter(({ href }) => stripQueryAndHash(href) === page.path)
      .map(({ file, href, line }) => `${file}:${line} ${href}`),
  );
}

async function printSearchDocuments(site: Site, page: Page): Promise<void> {
  const found = await collectSearchablePage(site, page.path);
  print(
    'Search documents',
    (found?.sections ?? []).map(
      ({ id, heading, text }) =>
        `${id === '' ? '(top)' : `#${id}`} ${heading}: ${text.slice(0, SHOWN_CHARS)}`,
    ),
  );
}

const [wanted] = readOptions(USAGE, { allowPositionals: true }).positionals;
if (wanted === undefined) console.log(USAGE);
else await inspect(wanted);
