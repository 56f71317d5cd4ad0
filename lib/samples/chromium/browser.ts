import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const FOUND = z.object({
  executablePath: z.string(),
  args: z.array(z.string()).default([]),
  version: z.string().optional(),
});

/** A Chromium that can be started. */
export type FoundBrowser = z.infer<typeof FOUND>;

/** Where `npm run browser` writes which one it found, below the repository's root. */
const BROWSER_FILE = '.cache/browser.json';

/** As packages call it, those without windows first: their pages load in half the time. */
export const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The sandbox needs a user of its own: as root, Chromium does not start with it. */
export const CHROMIUM_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser that `npm run browser` found, or else one on `PATH`; nothing where there is none. */
export function findBrowser(rootDir: string): FoundBrowser | undefined {
  try {
    const text = readFileSync(path.join(rootDir, BROWSER_FILE), 'utf8');
    const found = FOUND.parse(JSON.parse(text));
    if (existsSync(found.executablePath)) return found;
  } catch {
    // Nobody has looked for one yet.
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const executablePath = CHROMIUM_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find((file) => path.isAbsolute(file) && existsSync(file));
  return executablePath === undefined
    ? undefined
    : { executablePath, args: CHROMIUM_ARGS };
}

/** For what is measured in it: `Chromium 138`, or `none`. */
export function browserName(rootDir: string): string {
  const found = findBrowser(rootDir);
  if (!found) return 'none';
  return `Chromium ${found.version?.split('.')[0] ?? ''}`.trim();
}
