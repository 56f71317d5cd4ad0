import type { Root } from 'mdast';
import type { z } from 'zod';
import type { confirmationsSchema, voiceSchema } from '@/lib/site/config';
import type { ComponentRules } from '@/lib/site/article/compile';
import type { Problem, Redirect } from '@/lib/base/source';
import type { ContentEntry, Page } from '@/lib/site/content';
import type { PlacedText } from '@/lib/site/diagrams';

/** A page whose head and Markdown could be read. */
export type CheckedPage = Omit<ContentEntry, 'translations'> & {
  kind: Page['kind'];
  /** Site path of the docs version that the page belongs to; empty for other pages. */
  version: string;
  /** The head as written, for the places of mistakes in it. */
  head: string;
  tree: Root;
  /** Ids that links can lead to, from the rendered page; unknown when it cannot be rendered. */
  ids: ReadonlySet<string> | undefined;
};

/** A link of a data file, such as the navbar's. */
export type DataLink = { file: string; line: number; href: string };

/** What no sample can prove, and how it is known. */
export type Confirmations = {
  file: string;
  /** The file as written. */
  text: string;
  byPage: z.infer<typeof confirmationsSchema>;
};

/** Everything the rules look at. They read no files themselves. */
export type CheckInput = {
  pages: readonly CheckedPage[];
  /** The components of pages; given from outside, because they lie above this folder. */
  components: ComponentRules;
  /** Paths that answer with a page, those of pages with mistakes included. */
  routes: ReadonlySet<string>;
  /** Paths that answer with a file: feeds, Markdown twins, what lies in `public`. */
  files: ReadonlySet<string>;
  /** What the files of diagrams say. */
  drawings: readonly { file: string; words: readonly PlacedText[] }[];
  /** Site path of the version that authors write, whose paths stand in the links of all others. */
  firstVersion: string;
  dataLinks: readonly DataLink[];
  /** Origin of the published site. */
  siteUrl: string;
  /** Codes of the languages besides the default one. */
  translatedInto: readonly string[];
  redirects: {
    file: string;
    /** The file as written. */
    text: string;
    /** Undefined when they cannot be read. */
    entries: readonly Redirect[] | undefined;
    publishedUrls: readonly string[];
    /** The targets that lead to a place within a page. */
    anchors: readonly DataLink[];
  };
  /** Words of the project that no dictionary knows. */
  words: readonly string[];
  voice: z.infer<typeof voiceSchema>;
  confirmations: Confirmations;
};

/** What of it is read from files. */
export type TreeInput = Omit<CheckInput, 'components'>;

/** Looks for one kind of mistake. */
export type Rule = (input: CheckInput) => Problem[];
