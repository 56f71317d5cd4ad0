import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMdx } from '@/lib/base/source';

/** What a page says of one major version. */
export type Step = {
  major: number;
  /** Site path of its page. */
  path: string;
  changes: Change[];
  /** Packages that npm has no release of, as in `isr`. */
  missing: string[];
};

/** One thing to change. */
export type Change = {
  title: string;
  /** Of its heading. */
  id: string;
  /** The package it is about, as in `isr`; empty for what concerns everybody. */
  of: string;
};

type MajorPage = { path: string; file: string; body: string };

/** The section that lists what breaks. */
const SECTION = 'What you have to change';
const PAGE = /\/upgrading\/(\d+)$/;
/** `ISR: the type of extra`. Actions and effects are parts of the package state. */
const OWNERS: Readonly<Record<string, string>> = {
  State: 'state',
  Actions: 'state',
  Effects: 'state',
  Template: 'template',
  CDK: 'cdk',
  ISR: 'isr',
};

/**
 * What each major changes, from the headings of its page.
 *
 * @param missing the packages that npm has no release of, by major
 * @returns lowest major first
 */
export function readSteps(
  pages: readonly MajorPage[],
  missing: (major: number) => string[],
): Step[] {
  return pages
    .flatMap(({ path, file, body }) => {
      const major = Number(PAGE.exec(path)?.[1]);
      if (Number.isNaN(major)) return [];
      const changes = changesIn(body, file);
      return [{ major, path, changes, missing: missing(major) }];
    })
    .sort((a, b) => a.major - b.major);
}

function changesIn(body: string, file: string): Change[] {
  const slugger = new GithubSlugger();
  const changes: Change[] = [];
  let section = '';
  visit(parseMdx(body, file), 'heading', (node) => {
    const title = toString(node);
    const id = slugger.slug(title);
    if (node.depth <= 2) section = title;
    else if (section === SECTION && node.depth === 3) {
      const [owner = ''] = title.split(':');
      changes.push({ title, id, of: OWNERS[owner] ?? '' });
    }
  });
  return changes;
}
