import { readFileSync } from 'node:fs';
import type { SiteConfig } from '@/lib/site/config';
import { loadSite } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { makeDoc, makeTree } from './make-tree';
import type { TreeFiles } from './make-tree';
import { VARIANT_ROWS } from './variants-tree';

/**
 * A tiny site with an older version, in a language.
 *
 * @param files beside those of the tiny tree
 * @param code of the language; the default one, if not given
 * @param rows of the configuration, such as the tables that list languages and versions
 */
export function loadTree(
  files: TreeFiles,
  code?: string,
  rows: Partial<
    typeof VARIANT_ROWS & Pick<SiteConfig, 'mainDoc'>
  > = VARIANT_ROWS,
): Site {
  const basic = makeTree();
  const config = JSON.parse(
    readFileSync(`${basic.root}/site.json`, 'utf8'),
  ) as object;
  basic.remove();
  const { root, remove } = makeTree({
    'site.json': JSON.stringify({ ...config, ...rows }),
    'versions/20/docs/boat/index.mdx': makeDoc({ title: 'Boat of 20' }),
    ...files,
  });
  try {
    return loadSite(root, code);
  } finally {
    remove();
  }
}
