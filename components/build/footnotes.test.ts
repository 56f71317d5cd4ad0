import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { compileMdx, parseHtml } from '@/lib/site/article/compile';
import { loadSite } from '@/lib/site/content';
import { toPlainHtml } from '@/lib/site/feeds/plain-html';
import { readArticle } from './read-article';

const site = loadSite('content');

/** Each has a note behind the word "keel". */
const BODIES: [where: string, body: string][] = [
  ['at the end of a sentence', 'The keel[^1].\n\n[^1]: Deep.'],
  ['between words', 'The keel[^1] and more.\n\n[^1]: Deep.'],
  ['with a name', 'The keel[^note] here.\n\n[^note]: Deep.'],
  ['twice', 'The keel[^1]. Again[^1].\n\n[^1]: Deep.'],
  ['beside another', 'The keel[^1][^2].\n\n[^1]: Deep.\n\n[^2]: Heavy.'],
  ['after strong words', 'The **keel**[^1].\n\n[^1]: Deep.'],
  ['in a list', '- The keel[^1]\n- Sail\n\n[^1]: Deep.'],
  ['in a table', '| a | b |\n| - | - |\n| keel[^1] | x |\n\n[^1]: Deep.'],
  ['in a callout', ':::note\n\nThe keel[^1].\n\n:::\n\n[^1]: Deep.'],
  ['in a quotation', '> The keel[^1].\n\n[^1]: Deep.'],
  ['with two paragraphs', 'The keel[^1].\n\n[^1]: Deep.\n\n    And wide.'],
  ['with a list', 'The keel[^1].\n\n[^1]: Deep.\n\n    - And wide'],
  ['before a heading', 'The keel[^1].\n\n[^1]: Deep.\n\n## Footnotes\n\nText.'],
];

for (const [where, body] of BODIES) {
  test(`a footnote ${where} touches no word, and its heading is for listeners alone`, async () => {
    const { element, headings } = await compileMdx(body, {
      file: 'content/docs/a.mdx',
      components: {},
      rules: {},
      drawings: {},
      verdict: () => undefined,
    });
    const html = toStaticMarkup(element);
    const label =
      '<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>';
    expect(html.split(label)).toHaveLength(2);
    expect(html).toContain('aria-describedby="footnote-label"');
    const [page] = site.docs;
    if (!page) throw new Error('There is no page.');
    const read = readArticle(site, page, {
      tree: parseHtml(html),
      headings,
    });
    const text = read.sections.map((section) => section.text).join('\n');
    expect(text).toMatch(/\bkeel\b(?!\d)/);
    expect(text).toContain('Deep.');
    expect(text).not.toContain('↩');
    expect(read.markdown).toMatch(/keel\**\[\^1\]/);
    expect(read.markdown).toContain('[^1]: Deep.');
    expect(read.markdown).not.toMatch(/↩|\n## Footnotes\n\n(?!Text)/);
    const feed = toPlainHtml(html, 'https://boats.example/blog/a');
    expect(feed).toMatch(/keel(<\/strong>)?<sup><a [^>]*>\[1\]<\/a><\/sup>/);
    expect(feed).not.toMatch(/↩|footnote-label|Footnotes<\/h2><ol>/);
    expect(headings.map((heading) => heading.id)).toEqual(
      where === 'before a heading' ? ['footnotes'] : [],
    );
  });
}
