import { normalizePath } from '@/lib/url';

/**
 * `clean`: `.html`, `/index.html` and trailing slashes are redirected to the clean path,
 * as hosts with "clean URLs" do. `plain`: files are served as they are and nothing is
 * redirected, as GitHub Pages does.
 */
export type HostMode = 'clean' | 'plain';

type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found' };

/**
 * Decides what a static host answers to a path.
 *
 * @param path Decoded site path without base path, query and hash.
 * @param isFile Tells whether a file exists at a path of the export.
 */
export function resolveRequest(
  path: string,
  mode: HostMode,
  isFile: (path: string) => boolean,
): Resolution {
  if (path === '/') return fileOrNotFound('/index.html', isFile);
  if (mode === 'clean') {
    const cleanPath = normalizePath(path);
    if (cleanPath !== path && hasPage(cleanPath, isFile)) {
      return { kind: 'redirect', path: cleanPath };
    }
  }
  if (path.endsWith('/')) return fileOrNotFound(`${path}index.html`, isFile);
  if (isFile(path)) return { kind: 'file', path };
  if (isFile(`${path}.html`)) return { kind: 'file', path: `${path}.html` };
  return fileOrNotFound(`${path}/index.html`, isFile);
}

function hasPage(
  cleanPath: string,
  isFile: (path: string) => boolean,
): boolean {
  return cleanPath === '/'
    ? isFile('/index.html')
    : isFile(`${cleanPath}.html`) || isFile(`${cleanPath}/index.html`);
}

function fileOrNotFound(
  path: string,
  isFile: (path: string) => boolean,
): Resolution {
  return isFile(path) ? { kind: 'file', path } : { kind: 'not-found' };
}
