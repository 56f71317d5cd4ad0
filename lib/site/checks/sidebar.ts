import path from 'node:path';
import { errorAt, lineOfKey } from './place';
import type { Rule } from './types';

type Entry = {
  folder: string;
  position: number;
  file: string;
  line: number;
};

/** Siblings of the sidebar have different positions, so that their order is the author's and not the alphabet's. */
export const checkSidebar: Rule = ({ pages, categories }) => {
  const entries: Entry[] = [
    ...pages.flatMap((page) =>
      page.kind === 'doc' && page.sidebarPosition !== undefined
        ? [
            {
              folder: `${page.version} ${parentOf(page.id.replace(/(^|\/)index$/, ''))}`,
              position: page.sidebarPosition,
              file: page.file,
              line: lineOfKey(page, 'sidebarPosition'),
            },
          ]
        : [],
    ),
    ...categories.map(({ id, version, position, file }) => ({
      folder: `${version} ${parentOf(id)}`,
      position,
      file,
      line: 1,
    })),
  ];
  const taken = new Map<string, Entry[]>();
  for (const entry of entries) {
    const siblings = taken.get(entry.folder) ?? [];
    taken.set(entry.folder, [...siblings, entry]);
  }
  return [...taken.values()].flatMap((siblings) =>
    siblings.flatMap(({ position, file, line }, index) => {
      const other = siblings
        .slice(0, index)
        .find((sibling) => sibling.position === position);
      if (!other) return [];
      const next =
        Math.max(...siblings.map((one) => Math.floor(one.position))) + 1;
      return [
        errorAt(
          'sidebar',
          { file, line },
          `has the sidebar position ${position}, which its sibling ${other.file} has as well, so the alphabet decides which comes first.`,
          `give one of them another position; the next free one is ${next}.`,
        ),
      ];
    }),
  );
};

function parentOf(id: string): string {
  const parent = path.posix.dirname(id);
  return parent === '.' ? '' : parent;
}
