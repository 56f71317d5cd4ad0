import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/base/files';

/** Older versions, in any language: their samples are written for packages that are not installed. */
const OLDER_VERSIONS = /^(?:i18n\/[^/]+\/)?versions\//;

/** A content page, as it lies on disk. */
export type SamplePage = ReturnType<typeof readPages>[number];

/**
 * Reads the pages whose samples are checked.
 *
 * @param contentDir absolute path of the content folder
 * @param restrictTo files or folders as typed by a person, from the repository's
 *   root or inside the content folder; empty means all
 * @throws when a restriction matches no page
 */
export function readPages(
  contentDir: string,
  restrictTo: readonly string[] = [],
) {
  const files = listFiles(contentDir, '.mdx').filter(
    (file) => !OLDER_VERSIONS.test(file),
  );
  const wanted = restrictTo.map(normalize);
  for (const [index, prefix] of wanted.entries()) {
    if (!files.some((file) => isInside(file, prefix))) {
      throw new Error(
        `[samples] No page matches ${restrictTo[index] ?? ''}. Name a page or a folder of content, for example content/docs/state.`,
      );
    }
  }
  return files
    .filter(
      (file) =>
        wanted.length === 0 || wanted.some((prefix) => isInside(file, prefix)),
    )
    .map((file) => ({
      /** Path inside the content folder, without suffix: `docs/state/actions`. */
      id: file.slice(0, -'.mdx'.length),
      /** How reports name it: `content/docs/state/actions.mdx`. */
      file: `content/${file}`,
      source: readFileSync(path.join(contentDir, file), 'utf8'),
    }));
}

function normalize(restriction: string): string {
  return restriction
    .split(path.sep)
    .join('/')
    .replace(/^\.\//, '')
    .replace(/^.*(?:^|\/)content(?:\/|$)/, '')
    .replace(/\/$/, '')
    .replace(/\.mdx$/, '');
}

function isInside(file: string, prefix: string): boolean {
  return (
    prefix === '' || file === `${prefix}.mdx` || file.startsWith(`${prefix}/`)
  );
}
