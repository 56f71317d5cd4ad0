import files from '@/.cache/site/search.json';
import { pathInVersion } from '@/lib/browser/docs-version';
import { ofVersion } from '@/lib/nav/of-version';
import { normalizePath, withoutBase } from '@/lib/url/path';

/** Where the index and the texts of the reader's version lie. */
export function searchFiles(): { index: string; text: string } {
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] !== '1') return files;
  const path = normalizePath(withoutBase(window.location.pathname));
  return ofVersion(files, pathInVersion(path));
}
