import type { Problem } from '@/lib/base/source';

/** Something a reader would run into, on a file of the export. */
export type ExportProblem = Pick<Problem, 'file' | 'message'>;

export type ExportReport = {
  problems: ExportProblem[];
  figures: { pages: number; links: number; anchors: number; assets: number };
  /** Addresses outside of the site, each with a page that links to it. */
  externalLinks: Map<string, string>;
};

export type Options = {
  /** Folder of the export. */
  dir: string;
  /** Origin of the published site. */
  siteUrl: string;
  /** Base path, `/sub` or empty. */
  base: string;
};

export type Page = {
  file: string;
  route: string;
  ids: string[];
  links: string[];
  assets: string[];
  h1: number;
  title: string;
  description: string;
  canonical: string | undefined;
  isRedirect: boolean;
  isNoIndex: boolean;
};

/** The not-found page, of which each language has one. */
export const NOT_FOUND = /^([\w-]+\/)?404\.html$/;
