import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files of a content folder by their path; null takes a file of the basic tree away. */
export type TreeFiles = Readonly<Record<string, string | Uint8Array | null>>;

/** A page that every rule likes. */
export function makeDoc({
  title = 'Sails',
  position = 1,
  description = `What ${title} are and how a boat is steered with them in light wind.`,
  body = 'A sail turns wind into speed.',
}: Partial<Record<'title' | 'description' | 'body', string>> & {
  position?: number;
} = {}): string {
  return `---\ntitle: ${title}\ndescription: ${description}\nsidebarPosition: ${position}\n---\n\n${body}\n`;
}

/** A post that every rule likes. */
export function makePost({ body = 'The boat has a new mast.' } = {}): string {
  return `---\ntitle: A new mast\ndescription: Why the boat has a new mast, and what changed on board since last year.\ndate: 2024-05-06\ntags: [boat]\nauthors: [ada]\n---\n\n${body}\n`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const BASIC_TREE: TreeFiles = {
  'site.json': json({
    title: 'Boats',
    tagline: 'Wind and water',
    titleDelimiter: '|',
    description:
      'Everything about small boats, for those who sail and repair them.',
    url: 'https://boats.example',
    repository: 'https://github.com/boats/boats',
    editBase: 'https://github.com/boats/boats/edit/main/',
    noIndex: false,
    defaultLocale: 'en',
    locales: [
      { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en' },
    ],
    docsVersions: [{ name: 'current', label: 'Next', path: '/docs' }],
    mainDoc: 'boat/index',
    colorMode: { default: 'light', respectSystemPreference: true },
    navbar: { hideOnScroll: false },
    baseUrlBanner: false,
    offline: true,
  }),
  'navigation.json': json({
    navbar: [
      { label: 'Boat', doc: 'boat/index' },
      { label: 'Blog', path: '/blog' },
    ],
    footer: [{ title: 'More', links: [{ label: 'Blog', path: '/blog' }] }],
    copyright: 'Copyright',
    funding: { before: 'By ', label: 'wind', href: 'https://wind.example' },
  }),
  'announcement.json': json({
    id: 'a',
    closable: true,
    text: 'Read about [sails](/docs/boat/sails).',
  }),
  'authors.json': json({ ada: { name: 'Ada' } }),
  'packages.json': json([
    {
      name: '@rx-angular/state',
      label: 'State',
      icon: 'state',
      doc: 'boat/index',
      need: 'You sail',
      summary: 'Boats.',
    },
  ]),
  'redirects.json': json({ '/docs/old-boat': '/docs/boat' }),
  'published-urls.txt': '/docs/boat\n/docs/old-boat\n',
  'words.txt': '# none\n',
  'voice.json': json({ phrases: {}, headings: {} }),
  '_setup/tsconfig.json': readFileSync('content/_setup/tsconfig.json'),
  '_setup/doctest.json': readFileSync('content/_setup/doctest.json'),
  'home.mdx':
    '---\ntitle: Home\ndescription: The home page of everything about small boats and their sails.\n---\n\nText.\n',
  'docs/boat/index.mdx': makeDoc({ title: 'Boat' }),
  'docs/boat/sails.mdx': makeDoc({
    body: 'A sail turns wind into speed.\n\n## Light wind\n\nUse the big one.\n\n## Strong wind\n\nUse the small one.',
  }),
  'docs/boat/rudder.mdx': makeDoc({ title: 'Rudder', position: 2 }),
  'blog/2024-05-06-a-new-mast.mdx': makePost(),
};

/**
 * Writes a tiny content folder that has no mistakes besides the ones given.
 *
 * @returns the folder, named `content` as in the repository, and a function that removes it
 */
export function makeTree(changes: TreeFiles = {}): {
  root: string;
  remove: () => void;
} {
  const parent = mkdtempSync(path.join(tmpdir(), 'content-tree-'));
  const root = path.join(parent, 'content');
  for (const [name, text] of Object.entries({ ...BASIC_TREE, ...changes })) {
    if (text === null) continue;
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    root,
    remove: () => rmSync(parent, { recursive: true, maxRetries: 20 }),
  };
}
