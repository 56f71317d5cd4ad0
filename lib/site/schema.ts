import { z } from 'zod';

const sitePath = z.string().startsWith('/');

/** A link of the navbar or the footer: to a document by its id, to a path of the site, or to another site. */
const navLinkSchema = z.union([
  z.strictObject({ label: z.string(), doc: z.string() }),
  z.strictObject({ label: z.string(), path: sitePath }),
  z.strictObject({ label: z.string(), href: z.url() }),
]);

const localeSchema = z.strictObject({
  /** Stands before the paths of the language, so it must not look like the beginning of any other path. */
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language: "de", "pt-BR"'),
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string(),
});

const docsVersionSchema = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/, 'must be a name of letters and digits'),
  label: z.string(),
  path: z
    .string()
    .regex(/^\/docs(\/[\w.-]+)?$/, 'must be "/docs" or "/docs/<name>"'),
});

export const siteConfigSchema = z.strictObject({
  title: z.string(),
  tagline: z.string(),
  titleDelimiter: z.string(),
  description: z.string().min(50).max(160),
  url: z.url(),
  repository: z.url(),
  /** Where "Edit this page" leads; the path of the file inside the repository is appended. */
  editBase: z.url(),
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
});

export const navigationSchema = z.strictObject({
  navbar: z.array(navLinkSchema),
  footer: z.array(
    z.strictObject({ title: z.string(), links: z.array(navLinkSchema) }),
  ),
  copyright: z.string(),
  funding: z.strictObject({
    before: z.string(),
    label: z.string(),
    href: z.url(),
  }),
});

export const announcementSchema = z.strictObject({
  id: z.string().min(1),
  closable: z.boolean(),
  /** Plain text with `[label](target)` links. */
  text: z.string().min(1),
});

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    title: z.string().optional(),
    url: z.url().optional(),
  }),
);

/** The published packages, in the order in which readers meet them. */
export const packagesSchema = z.array(
  z.strictObject({
    name: z.string(),
    label: z.string(),
    icon: z.enum(['state', 'template', 'cdk', 'isr', 'eslint']),
    doc: z.string(),
    need: z.string(),
    summary: z.string(),
  }),
);

export const categorySchema = z.strictObject({
  label: z.string().min(1),
  position: z.number().positive(),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type Locale = z.infer<typeof localeSchema>;
export type DocsVersion = z.infer<typeof docsVersionSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavLinkConfig = z.infer<typeof navLinkSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type Authors = z.infer<typeof authorsSchema>;
export type PackageInfo = z.infer<typeof packagesSchema>[number];
export type SidebarCategoryConfig = z.infer<typeof categorySchema>;
