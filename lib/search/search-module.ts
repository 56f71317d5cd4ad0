import type * as panel from './panel';

/** The panel with the settings of a site: what the module exports that a site loads when a reader turns to search. */
export type SearchModule = typeof panel & { settings: panel.PanelSettings };
