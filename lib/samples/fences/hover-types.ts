import { z } from 'zod';

/** A symbol of a documented package, as met in a sample. */
export type FoundSymbol = {
  /** Entry point that exports it: `@boats/pier/let`. */
  entry: string;
  /** Exported name; for a member, the class or interface that has it. */
  symbol: string;
  /** A method or property, or the template name of an input or output. */
  member: string | null;
};

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
export type FoundHovers = {
  symbols: FoundSymbol[];
  sites: z.infer<typeof SITE>[];
};

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

export type PageHovers = z.infer<typeof PAGE_HOVERS>;
