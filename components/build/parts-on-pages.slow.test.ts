import { expect, test } from '@playwright/test';
import { PARTS } from '@/components/mdx';
import { loadSite } from '@/lib/site/content';
import { renderArticle } from './render-article';

/** Types are in code. */
const CODE = /(`{3,})[^]*?\1|`[^`]*`/g;

const site = loadSite('content');
const pages = [site.home, ...site.docs];

for (const name of Object.keys(PARTS)) {
  test(`a page shows ${name}, and nothing but Markdown is left of it as text`, async () => {
    const page = pages.find(({ body }) =>
      body.replace(CODE, '').includes(`<${name}`),
    );
    if (!page) throw new Error(`Write <${name}> on a page, or take it away.`);
    const { html, markdown } = await renderArticle(site, page, true);
    expect(html).toMatch(/^<\w/);
    expect(markdown.replace(CODE, ''), page.file).not.toMatch(/<\/?[a-z]/);
  });
}
