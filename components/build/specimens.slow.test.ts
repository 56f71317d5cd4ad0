import { expect, test } from '@playwright/test';
import { PARTS } from '@/components/mdx';
import { loadSite } from '@/lib/content';
import { renderArticle } from './render-article';

/** Types stand in code. */
const CODE = /```[^]*?```|`[^`]*`/g;

const site = loadSite('content');

for (const [name, { specimens }] of Object.entries(PARTS)) {
  const states = typeof specimens === 'function' ? specimens(site) : specimens;
  test(`${name} is drawn in every state, and nothing but Markdown is left of it as text`, async () => {
    for (const [state, body] of Object.entries(states)) {
      const page = { ...site.home, file: `${name}, ${state}`, body };
      const { html, markdown } = await renderArticle(site, page, true);
      expect(html, state).toMatch(/^<\w/);
      expect(markdown.replace(CODE, ''), state).not.toMatch(/<\/?[a-z]/);
    }
  });
}
