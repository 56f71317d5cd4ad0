export type CrawlOptions = {
  /** Folder of the export. */
  dir: string;
  /** Origin of the published site. */
  siteUrl: string;
  /** Base path, `/sub` or empty. */
  base: string;
};

/** Something a reader would run into, on a file of the export. */
export type ExportProblem = { file: string; message: string };

/** A file with links, in the form in which a crawler reads it. */
export type Document = {
  file: string;
  /** Path without base path. */
  path: string;
  html: string;
  links: readonly string[];
};
