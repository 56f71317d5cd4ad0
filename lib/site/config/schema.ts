import { z } from 'zod';
import { checkLine } from '@/lib/base/text';

const lineSchema = z.string().superRefine(checkLine);

const sitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'must be a path of this site: "/docs/state"');

/** Anything else would run code or lead to a file of one machine when it is followed. */
const address = z.url({
  protocol: /^(?:https|mailto)$/,
  error: 'must be an address that begins with "https:" or "mailto:"',
});

const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with "https:"',
});

/** What editors show of data files is said here, beside what checks them. */
const label = lineSchema.describe('What readers see');

export const searchEntriesSchema = z
  .array(sitePath)
  .describe('Pages that search offers before anything is typed');

export const searchPagesSchema = z
  .array(
    z.strictObject({
      route: sitePath,
      title: lineSchema,
      description: lineSchema,
      keywords: z
        .array(lineSchema)
        .describe('Words of readers that the page does not contain'),
    }),
  )
  .describe('Pages without a text of their own that search finds');

const words = z.string().describe('Words with spaces between');

export const searchSynonymsSchema = z.strictObject({
  same: z.array(words).describe('Groups of words that mean the same'),
  leadsTo: z
    .record(z.string(), words)
    .describe('A word of readers, and the words of the pages for it'),
  skip: words
    .optional()
    .describe('Words of questions in other languages that match nothing'),
});

const docId = z
  .string()
  .describe('Path of a page below content/docs, without its ending');

/** A link of the navbar or the footer: to a document by its id, to a path of the site, or to another site. */
const navLinkSchema = z.union([
  z.strictObject({ label, doc: docId }),
  z.strictObject({ label, path: sitePath.describe('A path of this site') }),
  z.strictObject({ label, href: address.describe('Another site, or mail') }),
]);

const localeSchema = z.strictObject({
  // It must not look like the beginning of any other path.
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language: "de", "pt-BR"')
    .describe('Stands before the paths of the language'),
  label,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string().describe('The lang attribute of its pages'),
});

const docsVersionSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be a name of letters and digits')
    .describe('The folder of its pages in content/versions'),
  label,
  path: z
    .string()
    .regex(
      /^\/docs(\/[\w-]+(\.[\w-]+)*)?$/,
      'must be "/docs" or "/docs/<name>"',
    ),
});

export const siteConfigSchema = z.strictObject({
  title: lineSchema,
  tagline: lineSchema,
  titleDelimiter: z.string().describe('Between the titles of page and site'),
  description: z.string().min(50).max(160),
  url: webAddress.describe('Address of the published site'),
  repository: webAddress,
  editBase: webAddress.describe('Before the file that "Edit this page" opens'),
  noIndex: z.boolean().describe('Keeps search engines away'),
  defaultLocale: z.string().describe('Code of one of the locales'),
  locales: z.array(localeSchema).min(1),
  docsVersions: z
    .array(docsVersionSchema)
    .min(1)
    .describe('The first one is what authors write in content/docs'),
  mainDoc: docId.describe('The page that /docs leads to'),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']),
    respectSystemPreference: z.boolean().describe('Before the default'),
  }),
  navbar: z.strictObject({ hideOnScroll: z.boolean() }),
  baseUrlBanner: z.boolean().describe('Reports a wrong base path on the page'),
  offline: z
    .boolean()
    .describe('Lets browsers store pages; false also removes stored ones'),
});

export const navigationSchema = z.strictObject({
  navbar: z.array(navLinkSchema),
  menu: z
    .strictObject({ label, links: z.array(navLinkSchema).min(1) })
    .optional()
    .describe('Stands before the links of the navbar'),
  sidebar: z
    .array(z.strictObject({ label, from: z.number() }))
    .default([])
    .describe('Headings of the tree, and the position each begins at'),
  footer: z.array(
    z.strictObject({ title: lineSchema, links: z.array(navLinkSchema) }),
  ),
  copyright: z.string(),
  funding: z.strictObject({
    before: z.string(),
    label: z.string(),
    href: address,
  }),
});

export const announcementSchema = z.strictObject({
  // Part of a script.
  id: z
    .string()
    .regex(
      /^[\w.-]{1,64}$/,
      'must be 1 to 64 letters, digits, dots and hyphens',
    )
    .describe('What has another id is shown again to those who closed it'),
  closable: z.boolean(),
  text: lineSchema.describe('Plain text with links: [label](target)'),
});

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: lineSchema,
    title: lineSchema.optional().describe('What somebody does'),
    url: address.optional(),
  }),
);

/** The published packages, in the order in which readers meet them. */
export const packagesSchema = z.array(
  z.strictObject({
    name: lineSchema.describe('As npm knows it'),
    label,
    icon: z.enum(['state', 'template', 'cdk', 'isr', 'eslint']),
    doc: docId,
    need: z.string().describe('What a reader wants who should take it'),
    summary: z.string().describe('What it does, in a sentence'),
  }),
);

export const categorySchema = z.strictObject({
  label,
  position: z.number().positive().describe('Place among its neighbours'),
});

/** What pages do not say, each with what they say instead: phrases, and whole headings. */
export const voiceSchema = z.strictObject({
  phrases: z
    .record(z.string(), z.string())
    .describe('What not to write, and what to write instead'),
  headings: z.record(z.string(), z.string()),
});

export const confirmationsSchema = z
  .record(z.string(), z.record(z.string().min(3), z.string().min(10)))
  .describe('By page: a part of a sentence, and the source that confirms it');

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type Locale = z.infer<typeof localeSchema>;
export type DocsVersion = z.infer<typeof docsVersionSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavLinkConfig = z.infer<typeof navLinkSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type Authors = z.infer<typeof authorsSchema>;
export type PackageInfo = z.infer<typeof packagesSchema>[number];
export type SidebarCategoryConfig = z.infer<typeof categorySchema>;
