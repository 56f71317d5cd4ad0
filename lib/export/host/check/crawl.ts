import { nearest } from '@/lib/base/text';
import { normalizePath } from '@/lib/base/url';
import { toRoute } from '../files';
import { resolveRequest } from '../resolve-request';
import type { ExportProblem, ExportReport, Options, Page } from './types';

/** Where a link may lead besides the paths of the site. */
const LINK_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const SHOWN_CHARS = 60;

/** A place inside the export. */
type Target = { path: string; isBased: boolean; hash: string };

/** Follows addresses as a browser on a static host would, and notes those that lead nowhere. */
export class Crawl {
  readonly #options: Options;
  readonly #present: ReadonlySet<string>;
  readonly #byFile: ReadonlyMap<string, Page & { idSet: ReadonlySet<string> }>;
  readonly #routes: readonly string[];
  readonly #problems: ExportProblem[] = [];
  readonly #figures: ExportReport['figures'];
  readonly #externalLinks = new Map<string, string>();

  constructor(
    options: Options,
    files: readonly string[],
    pages: readonly Page[],
  ) {
    this.#options = options;
    this.#present = new Set(files.map((file) => `/${file}`));
    this.#byFile = new Map(
      pages.map((page) => [
        `/${page.file}`,
        { ...page, idSet: new Set(page.ids) },
      ]),
    );
    this.#routes = pages.map(({ route }) => route);
    this.#figures = { pages: pages.length, links: 0, anchors: 0, assets: 0 };
  }

  report(): ExportReport {
    return {
      problems: this.#problems,
      figures: this.#figures,
      externalLinks: this.#externalLinks,
    };
  }

  problem(file: string, message: string): void {
    this.#problems.push({ file, message });
  }

  /** Whether search engines are to list the page itself, not another that says the same. */
  isCanonical({ route, canonical }: Page): boolean {
    return (
      canonical === undefined ||
      this.#inside(canonical, route)?.path === (route === '' ? '/' : route)
    );
  }

  /** Looks for a file that a page or a style sheet loads. */
  asset(file: string, address: string): void {
    if (address === '' || address.startsWith('data:')) return;
    if (!isReadable(address)) {
      this.problem(file, `loads ${address}, which is no address.`);
      return;
    }
    const target = this.#inside(address, toRoute(file));
    if (!target) return;
    this.#figures.assets += 1;
    if (!target.isBased || this.#resolve(target.path) === undefined) {
      this.problem(file, `loads ${address}, which is not part of the export.`);
    }
  }

  /** Follows a link. Of a page, not of a feed or a text, the path has to be the clean one. */
  link(file: string, address: string, page?: Page): void {
    const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address) ?? [];
    if (scheme !== undefined && !LINK_SCHEMES.has(scheme.toLowerCase())) {
      const shown = address.slice(0, SHOWN_CHARS);
      this.problem(
        file,
        `links to ${shown}, and nothing may lead to ${scheme} from here.`,
      );
      return;
    }
    if (scheme && !/^https?:$/i.test(scheme)) return;
    if (!isReadable(address)) {
      this.problem(file, `links to ${address}, which is no address.`);
      return;
    }
    const target = this.#inside(address, page?.route ?? '/');
    if (target) this.#followInside(file, address, target, page);
    else if (!this.#externalLinks.has(address)) {
      this.#externalLinks.set(address, file);
    }
  }

  #followInside(
    file: string,
    address: string,
    target: Target,
    page: Page | undefined,
  ): void {
    this.#figures.links += 1;
    if (!target.isBased) {
      const { base } = this.#options;
      this.problem(
        file,
        `links to ${address}, outside of the base path ${base}.`,
      );
      return;
    }
    // A page leads to itself, even one that hosts send for other addresses only.
    const found =
      page && target.path === page.route
        ? `/${page.file}`
        : this.#resolve(target.path);
    if (found === undefined) {
      const close = nearest(target.path, this.#routes);
      this.problem(
        file,
        `links to ${address}, which does not exist.${didYouMean(close, '')}`,
      );
      return;
    }
    const clean = normalizePath(target.path);
    if (page && found.endsWith('.html') && target.path !== clean) {
      this.problem(file, `links to ${address}; the clean path is ${clean}.`);
    }
    this.#checkAnchor(file, address, target, found);
  }

  #checkAnchor(
    file: string,
    address: string,
    { hash }: Target,
    found: string,
  ): void {
    const goal = this.#byFile.get(found);
    if (hash === '' || !goal || goal.isRedirect) return;
    this.#figures.anchors += 1;
    if (goal.idSet.has(hash)) return;
    this.problem(
      file,
      `links to ${address}, but ${goal.file} has no id "${hash}".${didYouMean(nearest(hash, goal.ids), '#')}`,
    );
  }

  /** What an address means inside the export; undefined outside of the site. */
  #inside(address: string, route: string): Target | undefined {
    const { siteUrl, base } = this.#options;
    const url = new URL(address, `${siteUrl}${base}${route}`);
    if (url.origin !== new URL(siteUrl).origin) return undefined;
    const path = decodeURIComponent(url.pathname);
    const isBased = path === base || path.startsWith(`${base}/`);
    return {
      path: isBased ? path.slice(base.length) || '/' : path,
      isBased,
      hash: decodeURIComponent(url.hash.slice(1)),
    };
  }

  #resolve(path: string): string | undefined {
    const answer = resolveRequest(path, 'plain', (file) =>
      this.#present.has(file),
    );
    return answer.kind === 'file' ? answer.path : undefined;
  }
}

function didYouMean(close: readonly string[], prefix: string): string {
  return close.length > 0
    ? ` Did you mean ${close.map((one) => prefix + one).join(' or ')}?`
    : '';
}

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
