import type { ReactElement } from 'react';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { PARTS } from '@/components/mdx';
import type { Article } from '@/lib/site/article';
import { parseHtml, toMarkdown } from '@/lib/site/article/compile';
import type { TextForms } from '@/lib/site/article/compile';
import type { Page, Site } from '@/lib/site/content';
import { readSections } from '@/lib/search/build';
import { absoluteUrl } from '@/lib/site/config';
import { PostMeta } from '@/components/blog/post-meta';
import { toStaticMarkup } from '@/components/islands/static-markup';

const parts = Object.values(PARTS);

const FORMS: TextForms = Object.assign(
  {},
  ...parts.map(({ markdown }) => markdown),
) as TextForms;

/** Classes of what search leaves out: what Markdown does not have, and what the components name. */
const UNSEARCHED = [
  'heading-anchor',
  'data-footnote-backref',
  'visually-hidden',
  'code-buttons',
  'code-unfold',
  ...Object.keys(FORMS).filter((name) => FORMS[name] === 'omit'),
  ...parts.flatMap(({ unsearched = [] }) => unsearched),
];

/** Reads an article when it is made, from one tree, for all that works with its ids, its words or its Markdown. */
export function readArticle(
  site: Site,
  page: Page,
  { tree, headings }: Pick<Article, 'headings'> & { tree: Root },
): Pick<Article, 'ids' | 'sections' | 'markdown'> {
  const ids = new Set<string>();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  const sections = readSections(tree, headings, {
    skipped: UNSEARCHED,
    naming: ['api-origin', 'api-name'],
  });
  // Last, as it changes the tree.
  return { ids: [...ids], sections, markdown: markdownOf(site, page, tree) };
}

/** The page as Markdown. The first line leads back to the page, and to the list of all pages. */
function markdownOf(site: Site, page: Page, tree: Root): string {
  const { title, description } = page;
  const url = absoluteUrl(site.config, page.path);
  const indexUrl = absoluteUrl(site.config, '/llms.txt');
  const children = [
    ...(page.kind === 'post' ? nodesOf(<PostMeta post={page} />) : []),
    ...tree.children,
  ];
  return [
    `[${title}](${url}), one of the pages listed in [llms.txt](${indexUrl})`,
    `# ${title}`,
    `> ${description}`,
    toMarkdown({ type: 'root', children }, url, FORMS),
  ].join('\n\n');
}

function nodesOf(element: ReactElement): Root['children'] {
  return parseHtml(toStaticMarkup(element)).children;
}
