import { diagramSource } from '@/components/diagrams';
import { rulePages, readSnapshotText } from '@/lib/api';
import { readPackageFacts } from '@/lib/package-facts';
import { readLab } from '@/lib/render-lab';
import { hashOf } from '@/lib/files';
import { isOfOlderVersion } from '@/lib/content';
import type { Site, Page } from '@/lib/content';
import { articleFile, cachedArticle } from '@/lib/article';
import type { Article } from '@/lib/article';
import { manifestKey, readVerdicts } from '@/lib/verdicts';
import type { PageVerdicts } from '@/lib/verdicts';

/**
 * Renders the content of one page to HTML, or takes it from the cache when nothing it is made of has changed.
 *
 * @param isWriting whether samples may be shown that were not checked
 * @throws ContentError for anything an author wrote wrong
 */
export async function renderArticle(
  site: Site,
  page: Page,
  isWriting = process.env.NODE_ENV === 'development',
): Promise<Article> {
  const { inputs, verdicts } = inputsOf(site, page, isWriting);
  return cachedArticle(inputs, async () => {
    // The compiler, its plugins and the highlighter are a large part of what a build would have to load.
    const { compileArticle } = await import('./compile-article');
    return compileArticle(site, page, verdicts);
  });
}

/** Names all that the article of a page is made of, without reading it. */
export function articleKey(
  site: Site,
  page: Page,
  isWriting = process.env.NODE_ENV === 'development',
): string {
  return articleFile(inputsOf(site, page, isWriting).inputs);
}

function inputsOf(site: Site, page: Page, isWriting: boolean) {
  const verdicts = isOfOlderVersion(site, page)
    ? UNCHECKED
    : readVerdicts(page.file, isWriting);
  return {
    verdicts,
    inputs: [page.file, page.body, verdicts.key, ...factsOf(site, page)],
  };
}

/** Samples of older versions are written for packages that are not installed. */
const UNCHECKED: PageVerdicts = {
  key: '',
  verdict: () => undefined,
  isNumbered: false,
  stills: new Map(),
};

/** What several pages draw from, and is too long to be read for each of them. */
const factsOfSites = new WeakMap<Site, Map<string, string>>();

function onceForSite(
  site: Site,
  name: string,
  list: () => readonly string[],
): string {
  const facts = factsOfSites.get(site) ?? new Map<string, string>();
  factsOfSites.set(site, facts);
  const known = facts.get(name);
  if (known !== undefined) return known;
  const hash = hashOf(list());
  facts.set(name, hash);
  return hash;
}

/** Everything else that the components used by a page draw from. */
function factsOf(site: Site, page: Page): string[] {
  const { body } = page;
  const facts: string[] = [];
  if (isOfOlderVersion(site, page)) {
    facts.push(site.version.path, ...site.docs.map(({ path }) => path));
  }
  if (body.includes('<CardList')) {
    facts.push(
      JSON.stringify(
        site.docs.map(({ path, title, description }) => [
          path,
          title,
          description,
        ]),
      ),
    );
  }
  if (/<(?:ApiTable|Rule[FI]|SampleTotals)/.test(body)) {
    facts.push(onceForSite(site, 'api', () => [readSnapshotText(site.root)]));
  }
  if (/<(?:ApiTable|ImportCosts|ExportChanges|Compatible)/.test(body)) {
    facts.push(
      onceForSite(site, 'package facts', () => [
        JSON.stringify(readPackageFacts(site.root)),
      ]),
    );
  }
  if (/<Lab[FS]/.test(body)) {
    facts.push(
      onceForSite(site, 'lab', () => [JSON.stringify(readLab(site.root))]),
    );
  }
  for (const [, name = ''] of body.matchAll(/<Diagram name="([^"]+)"/g)) {
    facts.push(diagramSource(site.root, name));
  }
  if (body.includes('<RuleIndex')) {
    facts.push(JSON.stringify([...rulePages(site.docs)]));
  }
  if (body.includes('<SampleTotals')) {
    facts.push(
      // What is documented is found on all pages.
      onceForSite(site, 'samples', () => [
        manifestKey(),
        ...site.docs.map(({ body }) => body),
      ]),
    );
  }
  return facts;
}
