import path from 'node:path';
import { listFiles } from '@/lib/base/files';

/** Modules whose name is that of the file they answer with. */
const FILES_OF_MODULES: Readonly<Record<string, string>> = {
  'manifest.ts': 'manifest.webmanifest',
  'robots.ts': 'robots.txt',
  'sitemap.ts': 'sitemap.xml',
};

/**
 * What the folder of the routes answers by itself; routes with a parameter, whose paths are those of content, are left
 * out.
 *
 * @param folder folder of the routes
 * @returns paths of pages and of files
 */
export function listAppRoutes(folder: string): {
  pages: string[];
  files: string[];
} {
  const modules = listFiles(folder, '').filter((name) => !name.includes('['));
  const pathsOf = (module: string): string[] =>
    modules
      .filter((name) => path.posix.basename(name) === module)
      .map((name) => path.posix.join('/', path.posix.dirname(name)));
  return {
    pages: pathsOf('page.tsx'),
    files: [
      ...pathsOf('route.ts'),
      ...Object.entries(FILES_OF_MODULES).flatMap(([module, file]) =>
        modules.includes(module) ? [`/${file}`] : [],
      ),
    ],
  };
}
