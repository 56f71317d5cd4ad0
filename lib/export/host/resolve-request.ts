import { normalizePath } from '@/lib/base/url';

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

/** The answer to what is not there, itself no page; each other language has one below its prefix. */
const NOT_FOUND_PAGE = /^\/(?:[\w-]+\/)?404\.html$/;

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
  if (path === '/') return firstFile(['/index.html'], isFile);
  if (mode === 'clean') {
    const cleanPath = normalizePath(path);
    if (cleanPath !== path && hasPage(cleanPath, isFile)) {
      return { kind: 'redirect', path: cleanPath };
    }
  }
  return path.endsWith('/')
    ? firstFile([`${path}index.html`], isFile)
    : firstFile([path, `${path}.html`, `${path}/index.html`], isFile);
}

function hasPage(
  cleanPath: string,
  isFile: (path: string) => boolean,
): boolean {
  return cleanPath === '/'
    ? isFile('/index.html')
    : isFile(`${cleanPath}.html`) || isFile(`${cleanPath}/index.html`);
}

function firstFile(
  candidates: readonly string[],
  isFile: (path: string) => boolean,
): Resolution {
  const path = candidates.find((candidate) => isFile(candidate));
  return path === undefined || NOT_FOUND_PAGE.test(path)
    ? { kind: 'not-found' }
    : { kind: 'file', path };
}
