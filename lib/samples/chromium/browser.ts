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

/** The browser of the tests; nothing where there is none. */
export function findBrowser(rootDir: string): FoundBrowser | undefined {
  try {
    const text = readFileSync(path.join(rootDir, BROWSER_FILE), 'utf8');
    const found = FOUND.parse(JSON.parse(text));
    return existsSync(found.executablePath) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** For what is measured in it: `Chromium 138`, or `none`. */
export function browserName(rootDir: string): string {
  const found = findBrowser(rootDir);
  if (!found) return 'none';
  return `Chromium ${found.version?.split('.')[0] ?? ''}`.trim();
}
