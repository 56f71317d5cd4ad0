import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Tells of every change below a folder. Each folder is watched instead of each file: many editors save by putting a
 * new file in the place of the old one, of which a watcher of the old one hears nothing.
 *
 * @param onChange called for each event; one save may be several
 * @returns ends it
 */
export function watchFolder(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    const folders = new Set(foldersBelow(root));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, handleEvent);
      // A folder that goes is noticed by the one above it.
      watcher.on('error', () => {});
      watchers.set(folder, watcher);
    }
  };
  const handleEvent = () => {
    try {
      follow();
    } catch {
      // A folder went while it was looked at; its own event comes next.
    }
    onChange();
  };
  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return [
    root,
    ...entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}
