import { z } from 'zod';

/** A symbol of a documented package, as met in a sample. */
const FOUND_SYMBOL = z.object({
  /** Entry point that exports it: `@rx-angular/template/let`. */
  entry: z.string(),
  /** Exported name; for a member, the class or interface that has it. */
  symbol: z.string(),
  /** A method or property, or the template name of an input or output. */
  member: z.string().nullable(),
});

const SITE = z.object({
  /** Index of the fenced block on its page. */
  fence: z.number(),
  /** 1-based, in shown lines. */
  line: z.number(),
  /** 1-based. */
  column: z.number(),
  length: z.number(),
  /** Index into `symbols`. */
  symbol: z.number(),
});

/** Where symbols of the documented packages stand in the samples of a page. */
const FOUND_HOVERS = z.object({
  symbols: z.array(FOUND_SYMBOL),
  sites: z.array(SITE),
});

/** The same as the site shows it: one file a page. */
export const PAGE_HOVERS = z.object({
  symbols: z.array(
    z.object({
      /** TypeScript. */
      signature: z.string(),
      /** First sentence of the documentation comment, as plain text. */
      doc: z.string(),
      /** Path, and heading, of the page that documents it. */
      href: z.string().nullable(),
    }),
  ),
  sites: z.array(SITE),
});

export type FoundSymbol = z.infer<typeof FOUND_SYMBOL>;
export type FoundHovers = z.infer<typeof FOUND_HOVERS>;
export type PageHovers = z.infer<typeof PAGE_HOVERS>;
