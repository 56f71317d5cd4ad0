import type { Site } from '@/lib/content';
import { absoluteUrl } from '@/lib/site';

type IndexedPage = { path: string; title: string; description: string };

/**
 * `/llms.txt`: what this site is and where its pages are as Markdown, for programs that read.
 * Sections follow the navigation, pages the reading order.
 */
export function renderLlmsIndex(site: Site): string {
  const { config, docs, posts, navbar, readingOrder } = site;
  const inOrder = readingOrder.flatMap(({ path }) =>
    docs.filter((doc) => doc.path === path),
  );
  const isIn = (page: IndexedPage, root: string): boolean =>
    page.path === root || page.path.startsWith(`${root}/`);
  const sections = navbar
    .map(({ label, href }) => ({
      label,
      pages: [...inOrder, ...posts].filter((page) => isIn(page, href)),
    }))
    .filter(({ pages }) => pages.length > 0);
  const others = inOrder.filter(
    (page) => !navbar.some(({ href }) => isIn(page, href)),
  );
  const toLine = ({ path, title, description }: IndexedPage): string =>
    `- [${title}](${absoluteUrl(config, `${path}.md`)}): ${description}`;
  return [
    `# ${config.title}`,
    '',
    `> ${config.description}`,
    '',
    `Every page is also Markdown: add ".md" to its address. All pages in one file: ${absoluteUrl(config, '/llms-full.txt')}`,
    ...[...sections, { label: 'Optional', pages: others }].flatMap(
      ({ label, pages }) => ['', `## ${label}`, '', ...pages.map(toLine)],
    ),
    '',
  ].join('\n');
}
