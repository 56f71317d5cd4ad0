import type { DocEntry } from './read-docs';
import type { HomeEntry } from './read-home';
import type { BlogPost } from './read-posts';

/** Everything that has a text of its own. */
export type Page = DocEntry | BlogPost | HomeEntry;
