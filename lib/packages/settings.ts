/** What a site sets of the packages that it documents. */
export type PackageSettings = {
  /** All of them, by their names on npm. */
  names: readonly string[];
  /** Folder of the pages about a package, in the content folder: `docs/charts`. */
  folderOf: (name: string) => string;
  /** The ESLint plugin among them, with what stands before the names of its rules. It is part of no application. */
  plugin?: { name: string; prefix: string };
  /** Those with a major for each major of Angular. */
  libraries: readonly string[];
  /** The first of their majors that is compared, and the first of Angular's that is listed. */
  firstMajor: number;
  firstAngular: number;
  /** Entry points whose exports run on a server. */
  serverEntries: readonly string[];
  /** Directives that a template writes with `*`. */
  structural: readonly string[];
};
