import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/base/files';

const DEFAULT_EXPORT = /^export\s+default\b|^export\s*\{[^}]*\bdefault\b/m;

/**
 * Finds pages without a component before the framework does, which names neither file nor cure.
 *
 * @param folder folder of the routes
 * @throws Error naming the module
 */
export function assertPageModules(folder: string): void {
  const broken = listFiles(folder, '.tsx')
    .filter((name) => path.posix.basename(name) === 'page.tsx')
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !DEFAULT_EXPORT.test(readFileSync(file, 'utf8')));
  if (broken.length === 0) return;
  throw new Error(
    broken
      .map(
        (file) =>
          `The page component at ${file} doesn't have a default export, so its route would show nothing. Write "export default function Page() { … }".`,
      )
      .join('\n'),
  );
}
