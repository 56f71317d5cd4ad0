import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { DomUtils, parseDocument } from 'htmlparser2';
import { resolveRequest } from './resolve-request';
import { nearest } from '@/lib/text';
import { normalizePath } from '@/lib/url';
import { checkFiles } from './check-files';
import { listFiles, toRoute } from './files';
import { xmlMistake } from './xml';

/** Something a reader would run into, and on which file of the export. */
type ExportProblem = { file: string; message: string };

type ExportReport = {
  problems: ExportProblem[];
  figures: { pages: number; links: number; anchors: number; assets: number };
  /** Addresses outside of the site, each with a page that links to it. */
  externalLinks: Map<string, string>;
};

type Options = {
  /** Folder of the export. */
  dir: string;
  /** Origin of the published site. */
  siteUrl: string;
  /** Base path, `/sub` or empty. */
  base: string;
};

type Page = {
  file: string;
  route: string;
  ids: string[];
  links: string[];
  assets: string[];
  h1: number;
  title: string;
  description: string;
  canonical: string | undefined;
  isRedirect: boolean;
  isNoIndex: boolean;
};

/** Addresses of developers, which no export may hold. */
const STRAY = /^\/(?:lab|test|tests|_e2e)(?:\/|$)/;

/**
 * Crawls an export as a browser on a static host would: each link, anchor, asset, feed and Markdown twin has to
 * lead to a file, and each page has to be one that search engines and screen readers understand.
 *
 * @throws when the folder holds no export
 */
export async function checkExport(options: Options): Promise<ExportReport> {
  const { dir } = options;
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(
      `[site] ${dir} holds no export, so there is nothing to check. Run "npm run build" first.`,
    );
  }
  const files = await listFiles(dir);
  const pages = files
    .filter((file) => file.endsWith('.html') && !isCopy(file, files))
    .map((file) => readPage(dir, file));
  const crawl = createCrawl(options, files, pages);
  for (const page of pages) {
    checkPage(page, crawl);
    for (const link of page.links) crawl.link(page.file, link, page);
    for (const asset of page.assets) crawl.asset(page.file, asset);
  }
  checkRepeated(pages, crawl);
  checkStylesheets(dir, files, crawl);
  checkFeeds(dir, files, crawl);
  checkSitemap(dir, pages, crawl);
  checkMarkdown(dir, files, crawl);
  checkManifest(dir, crawl);
  for (const { file, message } of checkFiles(dir, files)) {
    crawl.problem(file, message);
  }
  return crawl.report();
}

/** A section's page lies in its folder a second time, for hosts that add a slash. */
function isCopy(file: string, files: readonly string[]): boolean {
  return (
    file.endsWith('/index.html') &&
    files.includes(file.replace(/\/index\.html$/, '.html'))
  );
}

function readPage(dir: string, file: string): Page {
  const html = readFileSync(join(dir, file), 'utf8');
  const document = parseDocument(html);
  const all = DomUtils.getElementsByTagName('*', document);
  const named = (...names: string[]) =>
    all.filter(({ name }) => names.includes(name));
  const attribute = (elements: typeof all, name: string) =>
    elements.flatMap(({ attribs }) => attribs[name] ?? []);
  const meta = (name: string) =>
    named('meta').find(({ attribs }) => attribs['name'] === name)?.attribs[
      'content'
    ] ?? '';
  const linked = named('link');
  return {
    file,
    route: toRoute(file),
    ids: attribute(all, 'id'),
    links: attribute(named('a'), 'href'),
    assets: [
      ...attribute(named('script', 'img', 'source', 'video'), 'src'),
      ...attribute(named('img', 'source'), 'srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
      ),
      ...attribute(
        linked.filter(({ attribs }) => attribs['rel'] !== 'canonical'),
        'href',
      ),
      ...named('meta')
        .filter(({ attribs }) =>
          /:image$/.test(attribs['property'] ?? attribs['name'] ?? ''),
        )
        .flatMap(({ attribs }) => attribs['content'] ?? []),
    ],
    h1: named('h1').length,
    title: DomUtils.textContent(named('title').slice(0, 1)),
    description: meta('description'),
    canonical: linked.find(({ attribs }) => attribs['rel'] === 'canonical')
      ?.attribs['href'],
    isRedirect: named('meta').some(
      ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh',
    ),
    isNoIndex: /noindex/.test(meta('robots')),
  };
}

/** Where a link may lead besides the paths of the site. */
const LINK_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const SHOWN_CHARS = 60;

/** The not-found page, of which each language has one. */
const NOT_FOUND = /^([\w-]+\/)?404\.html$/;

/** Whether an address can be taken apart: it may hold half of an escape, or a scheme alone. */
function isReadable(address: string): boolean {
  try {
    const { pathname, hash } = new URL(address, 'https://site.invalid');
    decodeURIComponent(pathname + hash);
    return true;
  } catch {
    return false;
  }
}

type Crawl = ReturnType<typeof createCrawl>;

function createCrawl(
  { siteUrl, base }: Options,
  files: readonly string[],
  pages: readonly Page[],
) {
  const present = new Set(files.map((file) => `/${file}`));
  const byFile = new Map(
    pages.map((page) => [
      `/${page.file}`,
      { ...page, idSet: new Set(page.ids) },
    ]),
  );
  const routes = pages.map(({ route }) => route);
  const problems: ExportProblem[] = [];
  const figures = { pages: pages.length, links: 0, anchors: 0, assets: 0 };
  const externalLinks = new Map<string, string>();
  const report = (file: string, message: string) =>
    problems.push({ file, message });

  /** The path inside the export that an address means, with its hash; undefined outside of the site. */
  const inside = (address: string, route: string) => {
    const url = new URL(address, `${siteUrl}${base}${route}`);
    if (url.origin !== new URL(siteUrl).origin) return undefined;
    const path = decodeURIComponent(url.pathname);
    const isBased = path === base || path.startsWith(`${base}/`);
    return {
      path: isBased ? path.slice(base.length) || '/' : path,
      isBased,
      hash: decodeURIComponent(url.hash.slice(1)),
    };
  };
  const resolve = (path: string) => {
    const answer = resolveRequest(path, 'plain', (file) => present.has(file));
    return answer.kind === 'file' ? answer.path : undefined;
  };

  return {
    problem: report,
    /** Whether search engines are to list the page itself, not another that says the same. */
    isCanonical: ({ route, canonical }: Page) =>
      canonical === undefined ||
      inside(canonical, route)?.path === (route === '' ? '/' : route),
    has: (path: string) => resolve(path) !== undefined,
    report: (): ExportReport => ({ problems, figures, externalLinks }),
    asset: (file: string, address: string) => {
      if (address === '' || address.startsWith('data:')) return;
      const target = inside(address, toRoute(file));
      if (!target) return;
      figures.assets += 1;
      if (!target.isBased || resolve(target.path) === undefined) {
        report(file, `loads ${address}, which is not part of the export.`);
      }
    },
    link: (file: string, address: string, page?: Page) => {
      const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address) ?? [];
      if (scheme !== undefined && !LINK_SCHEMES.has(scheme.toLowerCase())) {
        report(
          file,
          `links to ${address.slice(0, SHOWN_CHARS)}, and nothing may lead to ${scheme} from here.`,
        );
        return;
      }
      if (scheme && !/^https?:$/i.test(scheme)) return;
      if (!isReadable(address)) {
        report(file, `links to ${address}, which is no address.`);
        return;
      }
      const target = inside(address, page?.route ?? '/');
      if (!target) {
        if (!externalLinks.has(address)) externalLinks.set(address, file);
        return;
      }
      figures.links += 1;
      if (!target.isBased) {
        report(file, `links to ${address}, outside of the base path ${base}.`);
        return;
      }
      // A page leads to itself, even one that hosts send for other addresses only.
      const found =
        page && target.path === page.route
          ? `/${page.file}`
          : resolve(target.path);
      if (found === undefined) {
        const close = nearest(target.path, routes);
        report(
          file,
          `links to ${address}, which does not exist.${close.length > 0 ? ` Did you mean ${close.join(' or ')}?` : ''}`,
        );
        return;
      }
      if (
        page &&
        found.endsWith('.html') &&
        target.path !== normalizePath(target.path)
      ) {
        report(
          file,
          `links to ${address}; the clean path is ${normalizePath(target.path)}.`,
        );
      }
      const goal = byFile.get(found);
      if (target.hash === '' || !goal || goal.isRedirect) return;
      figures.anchors += 1;
      if (!goal.idSet.has(target.hash)) {
        const close = nearest(target.hash, goal.ids);
        report(
          file,
          `links to ${address}, but ${goal.file} has no id "${target.hash}".${close.length > 0 ? ` Did you mean #${close.join(' or #')}?` : ''}`,
        );
      }
    },
  };
}

function checkPage(page: Page, { problem }: Crawl): void {
  const { file, route, ids, h1, title, description, canonical } = page;
  if (STRAY.test(route)) {
    problem(file, 'is a page for developers and must not be exported.');
  }
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) {
    problem(
      file,
      `has the id "${id}" ${ids.filter((one) => one === id).length} times.`,
    );
  }
  if (title.trim() === '') problem(file, 'has no <title>.');
  if (page.isRedirect) return;
  if (h1 !== 1) problem(file, `has ${h1} h1 elements instead of one.`);
  if (page.isNoIndex || NOT_FOUND.test(file)) return;
  if (description.length < 50 || description.length > 160) {
    problem(
      file,
      `has a description of ${description.length} characters instead of 50 to 160.`,
    );
  }
  if (!canonical) problem(file, 'has no canonical link.');
}

/** Pages that search engines list are told apart by title and description. */
function checkRepeated(pages: readonly Page[], crawl: Crawl): void {
  const { problem } = crawl;
  const listed = pages.filter(
    (page) =>
      !page.isRedirect &&
      !page.isNoIndex &&
      !NOT_FOUND.test(page.file) &&
      crawl.isCanonical(page),
  );
  const seen = new Map<string, Page>();
  for (const page of listed) {
    const first = seen.get(page.description);
    if (first && page.description !== '') {
      problem(page.file, `has the same description as ${first.file}.`);
    }
    seen.set(page.description, page);
  }
}

function checkStylesheets(
  dir: string,
  files: readonly string[],
  crawl: Crawl,
): void {
  for (const file of files.filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(dir, file), 'utf8');
    for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)/g)) {
      if (address.startsWith('data:') || address.startsWith('#')) continue;
      crawl.asset(file, address);
    }
  }
}

function checkFeeds(dir: string, files: readonly string[], crawl: Crawl): void {
  for (const file of files.filter((file) => /\.xml$/.test(file))) {
    const xml = readFileSync(join(dir, file), 'utf8');
    const mistake = xmlMistake(xml);
    if (mistake !== undefined) {
      crawl.problem(file, `is not well-formed: ${mistake}`);
    }
    const text = xml.replaceAll('&amp;', '&');
    // Attributes of the items' own HTML and the feed's elements alike.
    for (const [, address = ''] of text.matchAll(
      /(?:href|src)=(?:"|&quot;)([^"&<>]+)/g,
    )) {
      crawl.link(file, address);
    }
    for (const [, address = ''] of text.matchAll(
      /<(?:link|guid[^>]*|id|loc)>(https?:[^<]+)</g,
    )) {
      crawl.link(file, address);
    }
  }
  for (const file of files.filter((file) => /feed\.json$/.test(file))) {
    const feed = JSON.parse(readFileSync(join(dir, file), 'utf8')) as {
      items?: { url?: string }[];
    };
    for (const { url } of feed.items ?? []) if (url) crawl.link(file, url);
  }
}

function checkSitemap(dir: string, pages: readonly Page[], crawl: Crawl): void {
  const parsed = new XMLParser().parse(
    readFileSync(join(dir, 'sitemap.xml'), 'utf8'),
  ) as { urlset?: { url?: { loc: string } | { loc: string }[] } };
  const listed = new Set(
    [parsed.urlset?.url ?? []].flat().map(({ loc }) => loc.replace(/\/$/, '')),
  );
  for (const page of pages) {
    if (NOT_FOUND.test(page.file)) continue;
    const isListed = listed.has((page.canonical ?? '').replace(/\/$/, ''));
    const isIndexed = !page.isRedirect && !page.isNoIndex;
    if (isIndexed && !isListed) {
      crawl.problem(
        page.file,
        'is in no sitemap: a page that nobody was told of, or one that should say noindex.',
      );
    }
    if (page.isNoIndex && isListed) {
      crawl.problem(page.file, 'says noindex and is in the sitemap.');
    }
  }
}

const FENCE = /^(`{3,})(?!`)[\s\S]*?^\1/gm;

function checkMarkdown(
  dir: string,
  files: readonly string[],
  crawl: Crawl,
): void {
  for (const file of files.filter((file) => /\.md$|^llms.*\.txt$/.test(file))) {
    const text = readFileSync(join(dir, file), 'utf8')
      .replace(FENCE, '')
      .replace(/`[^`\n]*`/g, '');
    for (const [, address = ''] of text.matchAll(/\]\(<?([^)\s>]+)/g)) {
      crawl.link(file, address);
    }
  }
}

function checkManifest(dir: string, crawl: Crawl): void {
  const file = 'manifest.webmanifest';
  if (!existsSync(join(dir, file))) return;
  const manifest = JSON.parse(readFileSync(join(dir, file), 'utf8')) as {
    icons?: { src: string }[];
  };
  for (const { src } of manifest.icons ?? []) crawl.asset(file, src);
}
