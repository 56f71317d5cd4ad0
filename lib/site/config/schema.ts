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

/** Pages that search offers before anything is typed. */
export const searchEntriesSchema = z.array(sitePath);

/** A link of the navbar or the footer: to a document by its id, to a path of the site, or to another site. */
const navLinkSchema = z.union([
  z.strictObject({ label: lineSchema, doc: z.string() }),
  z.strictObject({ label: lineSchema, path: sitePath }),
  z.strictObject({ label: lineSchema, href: address }),
]);

const localeSchema = z.strictObject({
  /** Stands before the paths of the language, so it must not look like the beginning of any other path. */
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language: "de", "pt-BR"'),
  label: lineSchema,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string(),
});

const docsVersionSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be a name of letters and digits'),
  label: lineSchema,
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
  titleDelimiter: z.string(),
  description: z.string().min(50).max(160),
  url: webAddress,
  repository: webAddress,
  /** Where "Edit this page" leads; the path of the file inside the repository is appended. */
  editBase: webAddress,
  noIndex: z.boolean(),
  defaultLocale: z.string(),
  locales: z.array(localeSchema).min(1),
  /** The first one is what authors write in `content/docs`. */
  docsVersions: z.array(docsVersionSchema).min(1),
  mainDoc: z.string(),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']),
    respectSystemPreference: z.boolean(),
  }),
  navbar: z.strictObject({ hideOnScroll: z.boolean() }),
  baseUrlBanner: z.boolean(),
  /** Whether browsers may keep pages for when there is no connection; `false` removes the pages that they have stored. */
  offline: z.boolean(),
});

export const navigationSchema = z.strictObject({
  navbar: z.array(navLinkSchema),
  /** Stands before the links of the navbar. */
  menu: z
    .strictObject({ label: lineSchema, links: z.array(navLinkSchema).min(1) })
    .optional(),
  /** The headings in the tree of the documentation, each with the position from which on entries stand below it. */
  sidebar: z
    .array(z.strictObject({ label: lineSchema, from: z.number() }))
    .default([]),
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
  /** Remembered by readers' browsers, and part of a script. */
  id: z
    .string()
    .regex(
      /^[\w.-]{1,64}$/,
      'must be 1 to 64 letters, digits, dots and hyphens',
    ),
  closable: z.boolean(),
  /** Plain text with `[label](target)` links. */
  text: lineSchema,
});

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: lineSchema,
    title: lineSchema.optional(),
    url: address.optional(),
  }),
);

/** The published packages, in the order in which readers meet them. */
export const packagesSchema = z.array(
  z.strictObject({
    name: lineSchema,
    label: lineSchema,
    icon: z.enum(['state', 'template', 'cdk', 'isr', 'eslint']),
    doc: z.string(),
    need: z.string(),
    summary: z.string(),
  }),
);

export const categorySchema = z.strictObject({
  label: lineSchema,
  position: z.number().positive(),
});

/** What pages do not say, each with what they say instead: phrases, and whole headings. */
export const voiceSchema = z.strictObject({
  phrases: z.record(z.string(), z.string()),
  headings: z.record(z.string(), z.string()),
});

/** By page: a part of a sentence, and the source that confirms it. */
export const confirmationsSchema = z.record(
  z.string(),
  z.record(z.string().min(3), z.string().min(10)),
);

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type Locale = z.infer<typeof localeSchema>;
export type DocsVersion = z.infer<typeof docsVersionSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavLinkConfig = z.infer<typeof navLinkSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type Authors = z.infer<typeof authorsSchema>;
export type PackageInfo = z.infer<typeof packagesSchema>[number];
export type SidebarCategoryConfig = z.infer<typeof categorySchema>;
