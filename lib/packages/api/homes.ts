import Slugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import {
  docFrontmatterSchema,
  parseContentFile,
  parseMdx,
  type SamplePage,
} from '@/lib/base/source';

import { allExports, type ApiPackage } from './types';
import type { PackageSettings } from '../settings';

/** Site paths with anchors, by `entry#name`. */
export type ExportHomes = ReadonlyMap<string, string>;

type NamingPage = {
  path: string;
  documents: readonly string[];
  /** Id of the first heading with a name, and of the heading that stands above its first mention. */
  headings: ReadonlyMap<string, string>;
  mentions: ReadonlyMap<string, string>;
};

const HEAD = z.looseObject({ documents: docFrontmatterSchema.shape.documents });

const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * The place that documents each export: the page of its package that names it in `documents`, down to the heading with
 * its name; else a page at its name's address, or the first that has it in a heading or in inline code.
 *
 * @param pages of the content folder; translations say the same under the same path and are passed over
 * @returns nothing for an export that no page speaks of
 */
export function findExportHomes(
  packages: readonly ApiPackage[],
  pages: readonly SamplePage[],
  { folderOf }: Pick<PackageSettings, 'folderOf'>,
): ExportHomes {
  const homes = new Map<string, string>();
  for (const one of packages) {
    const folder = folderOf(one.package);
    const own = pages
      .filter(({ id }) => id.startsWith(`${folder}/`))
      .map(namesOf);
    for (const { symbol, key } of allExports([one])) {
      const place = placeOf(symbol.name, own);
      if (place) homes.set(key, place);
    }
  }
  return homes;
}

function placeOf(
  name: string,
  pages: readonly NamingPage[],
): string | undefined {
  const end = `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
  const home =
    pages.find(({ documents }) => documents.includes(name)) ??
    pages.find(({ path }) => path.endsWith(end)) ??
    pages.find(({ headings }) => headings.has(name));
  if (home) return home.path + (home.headings.get(name) ?? '');
  const page = pages.find(({ mentions }) => mentions.has(name));
  return page && `${page.path}${page.mentions.get(name)}`;
}

/** While writing, only the page that was saved is read again. */
const known = new Map<string, { source: string; names: NamingPage }>();

function namesOf(page: SamplePage): NamingPage {
  const { file, source } = page;
  const last = known.get(file);
  if (last?.source === source) return last.names;
  const names = readNames(page);
  known.set(file, { source, names });
  return names;
}

function readNames({ id, file, source }: SamplePage): NamingPage {
  const path = `/${id.replace(/(?:^|\/)index$/, '')}`;
  const headings = new Map<string, string>();
  const mentions = new Map<string, string>();
  const slugger = new Slugger();
  let anchor = '';
  try {
    const { frontmatter, body } = parseContentFile(file, source, HEAD);
    visit(parseMdx(body, file), (node) => {
      if (node.type !== 'heading' && node.type !== 'inlineCode') return;
      const text = toString(node);
      if (node.type === 'heading') {
        // As the compiler of pages makes it: from the first letter on.
        anchor = `#${slugger.slug(text).replace(/^[^\p{L}]+/u, '')}`;
      }
      const found = node.type === 'heading' ? headings : mentions;
      for (const [name] of text.matchAll(WORD)) {
        if (!found.has(name)) found.set(name, anchor);
      }
    });
    return { path, documents: frontmatter.documents, headings, mentions };
  } catch {
    // A page that cannot be read is reported where it is shown, and takes nothing from the others.
    return { path, documents: [], headings, mentions };
  }
}
