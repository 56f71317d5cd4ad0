import { readFileSync, readdirSync } from 'node:fs';
import { makeDoc, makePost, makeTree, type TreeFiles } from './make-tree';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The rows that an author adds for two more languages, one of them written from right to left, and an older version. */
export const VARIANT_ROWS = {
  locales: [
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en' },
    { code: 'de', label: 'Deutsch', direction: 'ltr', htmlLang: 'de' },
    { code: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar' },
  ],
  docsVersions: [
    { name: 'current', label: 'Next', path: '/docs' },
    { name: '20', label: '20', path: '/docs/20' },
  ],
};

/** The base path that the site of the tests is built with. */
export const VARIANTS_BASE = '/sub';

/** Where its export is left. */
export const VARIANTS_OUT = '.cache/variants';

/** Every switch, turned the other way than on this site. */
const SWITCHES = {
  baseUrlBanner: true,
  navbar: { hideOnScroll: true },
  colorMode: { default: 'light', respectSystemPreference: false },
};

/** Longer than any screen. */
const VOYAGE = ['Cast off', 'Hoist', 'Cross', 'Anchor']
  .map((title) => `## ${title}\n\n${'The wind is fair.\n\n'.repeat(20)}`)
  .join('');

/** Pages that the home page and the playground lead to. */
const HOME_TARGETS: TreeFiles = {
  'docs/state/index.mdx': makeDoc({ title: 'State', position: 2 }),
  'docs/start.mdx': makeDoc({ title: 'Start here', position: 7 }),
  'docs/state/selections.mdx': makeDoc({ title: 'Selections', position: 2 }),
  'docs/template/_category.json': json({ label: 'Template', position: 9 }),
  'docs/template/zoneless.mdx': makeDoc({ title: 'Zoneless' }),
  'docs/choose/_category.json': json({ label: 'Choose', position: 10 }),
  'docs/choose/index.mdx': makeDoc({ title: 'Which one' }),
  'docs/choose/state.mdx': makeDoc({ title: 'Choose', position: 2 }),
  'docs/tutorials/_category.json': json({ label: 'Tutorials', position: 13 }),
  'docs/tutorials/first-state.mdx': makeDoc({ title: 'First state' }),
  'docs/lab.mdx': makeDoc({ title: 'Lab', position: 14 }),
  'docs/upgrading.mdx': makeDoc({ title: 'Upgrading', position: 15 }),
  'docs/errors.mdx': makeDoc({ title: 'Errors', position: 16 }),
  'docs/state/api.mdx': makeDoc({ title: 'API', position: 3 }),
  'docs/contributing/_category.json': json({
    label: 'Contribute',
    position: 11,
  }),
  'docs/compatibility.mdx': makeDoc({ title: 'Compatibility', position: 12 }),
  'docs/contributing/verified-samples.mdx': makeDoc({ title: 'Samples' }),
  'docs/contributing/playground-links.mdx': makeDoc({
    title: 'Links',
    position: 2,
  }),
};

const OLDER_VERSION: TreeFiles = {
  'versions/20/docs/boat/index.mdx': makeDoc({
    title: 'Boat',
    body: 'The boat of version 20.',
  }),
  'versions/20/docs/boat/sails.mdx': makeDoc({
    body: 'Of canvas, as the [oars](/docs/boat/oars#grip) are of wood, and unlike the [keel](/docs/boat/keel).\n\n## Light wind\n\nWait.',
  }),
  'versions/20/docs/boat/oars.mdx': makeDoc({
    title: 'Oars',
    position: 2,
    body: 'Pull.\n\n## Grip\n\nWith both hands.\n\n```ts\nimport { gone } from "@rx-angular/state/gone";\n```',
  }),
};

const GERMAN: TreeFiles = {
  'i18n/de/navigation.json': json({
    navbar: [
      { label: 'Boot', doc: 'boat/index' },
      { label: 'Neues', path: '/blog' },
    ],
    footer: [{ title: 'Mehr', links: [{ label: 'Neues', path: '/blog' }] }],
    copyright: 'Urheberrecht',
    funding: { before: 'Von ', label: 'Wind', href: 'https://wind.example' },
  }),
  'i18n/de/home.mdx':
    '---\ntitle: Start\ndescription: Die Startseite von allem über kleine Boote und ihre Segel.\n---\n\nText.\n',
  'i18n/de/docs/boat/index.mdx': makeDoc({
    title: 'Boot',
    description:
      'Was ein Boot ist und woraus es besteht, vom Kiel bis zum Mast.',
    body: 'Ein Boot hat [Segel](/docs/boat/sails#leichter-wind) und ein [Ruder](/docs/boat/rudder).',
  }),
  'i18n/de/docs/boat/sails.mdx': makeDoc({
    title: 'Segel',
    description:
      'Was Segel sind und wie man ein Boot bei leichtem Wind steuert.',
    body: 'Ein Segel verwandelt Wind in Fahrt.\n\n## Leichter Wind\n\nDas große Vorsegel.',
  }),
  'i18n/de/versions/20/docs/boat/index.mdx': makeDoc({
    title: 'Boot',
    description: 'Was ein Boot in der Ausgabe 20 war und woraus es bestand.',
    body: 'Das Boot der Ausgabe 20.',
  }),
  'i18n/de/blog/2024-05-06-a-new-mast.mdx': makePost()
    .replace(/title: .*/, 'title: Ein neuer Mast')
    .replace(
      /description: .*/,
      'description: Warum das Boot einen neuen Mast hat, und was sich sonst geändert hat.',
    )
    .replace('The boat has a new mast.', 'Das Boot hat einen neuen Mast.'),
};

const ARABIC: TreeFiles = {
  'i18n/ar/docs/boat/index.mdx': makeDoc({
    title: 'القارب',
    description:
      'ما هو القارب ومما يتكون، من العارضة حتى الصاري والأشرعة الكبيرة.',
    body: 'للقارب [شراع](/docs/boat/sails) ودفة.\n\n```text\nbow -> stern\n```',
  }),
};

const copyOf = (folder: string): TreeFiles =>
  Object.fromEntries(
    readdirSync(`content/${folder}`).map((name) => [
      `${folder}/${name}`,
      readFileSync(`content/${folder}/${name}`),
    ]),
  );

/** A content folder in three languages, two of them translated in part, with two versions of the documentation. */
export function makeVariantsTree(): ReturnType<typeof makeTree> {
  const basic = makeTree();
  const site: unknown = JSON.parse(
    readFileSync(`${basic.root}/site.json`, 'utf8'),
  );
  basic.remove();
  return makeTree({
    'site.json': json({ ...(site as object), ...VARIANT_ROWS, ...SWITCHES }),
    'docs/boat/voyage.mdx': makeDoc({
      title: 'Voyage',
      position: 4,
      body: VOYAGE,
    }),
    'docs/boat/keel.mdx': makeDoc({ title: 'Keel', position: 3 }),
    ...HOME_TARGETS,
    ...OLDER_VERSION,
    ...GERMAN,
    ...ARABIC,
    // What pages are made of, as it is.
    ...copyOf('api'),
    ...copyOf('diagrams'),
  });
}
