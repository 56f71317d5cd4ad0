import type { Site } from '@/lib/site/content';
import { absoluteUrl } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';

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
  const sections = navbar
    .map(({ label, href }) => ({
      label,
      pages: [...inOrder, ...posts].filter(({ path }) => isWithin(path, href)),
    }))
    .filter(({ pages }) => pages.length > 0);
  const others = inOrder.filter(
    ({ path }) => !navbar.some(({ href }) => isWithin(path, href)),
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
