import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';

const PAGES_PER_SECTION = 25;
const SECTIONS_PER_PART = 8;
/** Pages that list others would list the generated ones as well, and be different for each size. */
const LISTS_PAGES = /<CardList|<RuleIndex/;
const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Writes a content folder of a given size: the real one, and below `docs/generated` copies of its pages under
 * other names. They weigh what real pages weigh, and each is a page of its own for every cache.
 *
 * @param from The real content folder.
 * @param to Folder to write; should be named `content`, as file names in errors and links are.
 * @param count Pages of documentation in all.
 */
export function makePages(from: string, to: string, count: number): void {
  cpSync(from, to, { recursive: true });
  const sources = listFiles(path.join(from, 'docs'), '.mdx')
    .map((name) => readFileSync(path.join(from, 'docs', name), 'utf8'))
    .filter((source) => !LISTS_PAGES.test(source));
  const existing = listFiles(path.join(from, 'docs'), '.mdx').length;
  const folder = path.join(to, 'docs', 'generated');
  writeCategory(folder, 'Generated', 900);
  for (let number = 0; number < count - existing; number++) {
    const { part, section } = placeOf(number);
    const partFolder = path.join(folder, `part-${part}`);
    const sectionFolder = path.join(partFolder, `section-${section}`);
    if (number % PAGES_PER_SECTION === 0) {
      writeCategory(partFolder, `Part ${part}`, part);
      writeCategory(sectionFolder, `Section ${section}`, section);
    }
    const source = sources[number % sources.length] ?? '';
    writeFileSync(
      path.join(sectionFolder, `page-${number}.mdx`),
      renumber(source, number),
    );
  }
}

/** Where the page of a number stands; counting begins at 1, as readers do. */
export function placeOf(number: number): { part: number; section: number } {
  const section = Math.floor(number / PAGES_PER_SECTION);
  return {
    part: Math.floor(section / SECTIONS_PER_PART) + 1,
    section: section + 1,
  };
}

function writeCategory(folder: string, label: string, position: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, '_category.json'),
    JSON.stringify({ label, position }),
  );
}

/** The same page with a title, description and place of its own. */
export function renumber(source: string, number: number): string {
  const head = FRONTMATTER.exec(source)?.[1] ?? '';
  const kept = head
    .split('\n')
    .filter((line) => !/^(title|sidebarLabel|sidebarPosition):/.test(line));
  const written = /^title:(.*)$/m.exec(head)?.[1]?.trim() ?? 'Page';
  const title = written.replace(/^["']|["']$/g, '');
  return source.replace(
    FRONTMATTER,
    () =>
      `---\ntitle: ${JSON.stringify(`${title} ${number}`)}\nsidebarPosition: ${(number % PAGES_PER_SECTION) + 1}\n${kept.join('\n')}\n---\n`,
  );
}
