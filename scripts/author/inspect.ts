import '@/scripts/build/node-env';
import { parseArgs } from 'node:util';
import { collectSearchablePages } from '@/components/build/collect-pages';
import { renderArticle } from '@/components/build/render-article';
import { linksOf, readTree } from '@/lib/checks';
import { loadSite } from '@/lib/content';
import { nearest } from '@/lib/text';
import { extractFences } from '@/lib/doctest';
import { isExternalHref, normalizePath, stripQueryAndHash } from '@/lib/url';

const USAGE = `Prints what the site knows of a page.

npm run inspect -- /docs/state/actions
npm run inspect -- content/docs/state/actions.mdx`;

/** Longest piece of a search document that is printed. */
const SHOWN_CHARS = 90;

const root = process.env['CONTENT_ROOT'] ?? 'content';

const print = (title: string, lines: readonly string[]) =>
  console.log(
    [`\n${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join(
      '\n',
    ),
  );

async function inspect(name: string): Promise<void> {
  const site = loadSite(root);
  const entries = [...site.docs, ...site.posts, site.home];
  const page = entries.find(
    ({ file, path }) => file === name || path === normalizePath(name),
  );
  if (!page) {
    const close = nearest(
      name,
      entries.flatMap(({ file, path }) => [file, path]),
    );
    throw new Error(
      `[site] No page has the route or file ${name}.${close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : ''}`,
    );
  }
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
        `line ${line}: ${lang} ${metaText} (${code.split('\n').length} lines)`,
    ),
  );

  const { pages } = readTree(root, 'public').input;
  const targets = (one: (typeof pages)[number]) =>
    linksOf(one).map(({ href, node }) => ({
      href,
      line: node.position?.start.line ?? 1,
    }));
  const own = pages.find(({ file }) => file === page.file);
  print(
    'Links out',
    (own ? targets(own) : []).map(
      ({ href, line }) =>
        `line ${line}: ${href}${isExternalHref(href) ? ' (external)' : ''}`,
    ),
  );
  print(
    'Links in',
    pages.flatMap((one) =>
      targets(one)
        .filter(({ href }) => stripQueryAndHash(href) === page.path)
        .map(({ href, line }) => `${one.file}:${line} ${href}`),
    ),
  );

  const only = {
    ...site,
    docs: site.docs.filter((doc) => doc === page),
    posts: site.posts.filter((post) => post === page),
  };
  const searchable = await collectSearchablePages(only, true);
  const found = searchable.find(({ route }) => route === page.path);
  print(
    'Search documents',
    (found?.sections ?? []).map(
      ({ id, heading, text }) =>
        `${id === '' ? '(top)' : `#${id}`} ${heading}: ${text.slice(0, SHOWN_CHARS)}`,
    ),
  );
}

try {
  const [wanted] = parseArgs({ allowPositionals: true }).positionals;
  if (wanted === undefined) console.log(USAGE);
  else await inspect(wanted);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
