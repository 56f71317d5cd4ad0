/** What a site sets of the panel and the search page. */
export type PanelSettings = {
  /** Routes of the pages to begin with, shown before anything is typed. */
  entries: readonly string[];
  /** Labels of packages by the folder of their pages, `/docs/<folder>`: what search can be limited to. */
  packages: readonly (readonly [folder: string, label: string])[];
  /** Where readers can ask when nothing is found. */
  help?: () => { label: string; href: string } | undefined;
};
