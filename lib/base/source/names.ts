import type { Dirent } from 'node:fs';
import path from 'node:path';
import { listEntries } from '@/lib/base/files';
import { visible } from '@/lib/base/text';
import { ContentError } from './problem';
import { displayPath } from './read-text';

/** Folders of pages inside a content folder, in any version and language. */
const PAGE_FOLDERS = /^(?:i18n\/[^/]+\/)?(?:versions\/[^/]+\/)?(docs|blog)\//;

/** With what a build adds to a name, it stays below what file systems take. */
const MAX_NAME_CHARS = 100;

/** Names of devices on Windows, where no such file can be written. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const CURE =
  'use lower case letters from a to z, digits and hyphens: undo-and-redo.mdx, not Undo & redo.mdx.';

/** What is wrong with one part of a page's path, without its ending; undefined for a good one. */
export function nameMistake(part: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(part)) {
    return 'holds other signs than a to z, digits and hyphens, so its address would differ between systems, or break';
  }
  if (part.length > MAX_NAME_CHARS) {
    return `is longer than ${MAX_NAME_CHARS} characters, which some systems cannot store`;
  }
  if (part === '404') return 'is the name of the page for addresses not found';
  if (DEVICE.test(part)) return 'is the name of a device on Windows';
  return undefined;
}

/**
 * Looks at the name of every file of a content folder: what is no page by its name would be left out without a word,
 * and what has an address that not every host and system knows breaks late.
 */
export function findNameMistakes(root: string): ContentError[] {
  return listEntries(root).flatMap(({ entry, name }) => {
    if (name.split('/').some(isLeftOut)) return [];
    const mistake = mistakeIn(name, entry);
    if (!mistake) return [];
    const file = visible(displayPath(root, name));
    return [new ContentError({ file }, mistake.what, mistake.cure)];
  });
}

/** Hidden files, copies that editors keep, and what its author keeps to himself. */
function isLeftOut(part: string): boolean {
  return (
    /^[.#]|~$/.test(part) || (part.startsWith('_') && !CATEGORY.test(part))
  );
}

const CATEGORY = /^_?category\.[a-z]+$/i;

function mistakeIn(name: string, entry: Dirent) {
  if (entry.isSymbolicLink()) {
    return {
      what: 'is a symbolic link, which is left out: it would be another file on each machine.',
      cure: 'put the file itself here.',
    };
  }
  const [folder, kind] = PAGE_FOLDERS.exec(name) ?? [];
  const isFile = !entry.isDirectory();
  const last = path.posix.basename(name);
  if (folder === undefined || (isFile && last === '_category.json')) {
    return undefined;
  }
  if (isFile && CATEGORY.test(last)) {
    return {
      what: 'is left out, so its folder would have no name in the sidebar: such a file is called _category.json.',
      cure: 'rename it to _category.json.',
    };
  }
  if (isFile && !last.endsWith('.mdx')) {
    return {
      what: 'is no page and would be left out: pages end in ".mdx", in lower case.',
      cure: 'rename it to end in .mdx, or let its name begin with an underscore to keep it out of the site.',
    };
  }
  // Posts have a date in their names, which their reader looks at.
  const wrong = kind === 'docs' && nameMistake(last.replace(/\.mdx$/, ''));
  if (!wrong) return undefined;
  return {
    what: `has a name that no page can have: it ${wrong}.`,
    cure: CURE,
  };
}
