import { z } from 'zod';

/** A symbol of a documented package, as met in a sample. */
export const FOUND_SYMBOL = z.object({
  /** Entry point that exports it: `@rx-angular/template/let`. */
  entry: z.string(),
  /** Exported name; for a member, the class or type that has it. */
  symbol: z.string(),
  /** Member of the symbol, such as an input or a method. */
  member: z.string().nullable(),
  signature: z.string(),
  /** First line of its documentation comment. */
  doc: z.string(),
});

/** Where symbols of the documented packages stand in the samples of a page. */
export const FOUND_HOVERS = z.object({
  symbols: z.array(FOUND_SYMBOL),
  sites: z.array(
    z.object({
      /** Index of the fence on its page. */
      fence: z.number(),
      /** 1-based, in shown lines. */
      line: z.number(),
      /** 1-based. */
      column: z.number(),
      length: z.number(),
      /** Index into `symbols`. */
      symbol: z.number(),
    }),
  ),
});

export type FoundSymbol = z.infer<typeof FOUND_SYMBOL>;
export type FoundHovers = z.infer<typeof FOUND_HOVERS>;
