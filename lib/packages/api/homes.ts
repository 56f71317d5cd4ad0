import Slugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { z } from 'zod';
import { cacheEntry } from '@/lib/base/files';
import {
  bodyOf,
  docFrontmatterSchema,
  parseContentFile,
  parseMdx,
  type SamplePage,
} from '@/lib/base/source';

import { allExports, type ApiPackage } from './types';
import type { PackageSettings } from '../settings';

/** What finds site paths with anchors, by `entry#name`: pages are parsed when one of their names is asked for. */
export type ExportHomes = ReadonlyMap<string, () => string | undefined>;

/**
 * What names an export on a page, the best first: a heading, its table or declaration, what a row is about, its name
 * in a text or in a sample, and what stands above all headings.
 */
const RANKS = ['heading', 'table', 'row', 'text', 'sample', 'top'] as const;
type Rank = (typeof RANKS)[number];

/** The id is of the heading above, with its `#`. */
type Place = { rank: Rank; anchor: string };

const HEAD = z.looseObject({ documents: docFrontmatterSchema.shape.documents });
const PLACES = z.array(z.tuple([z.string(), z.custom<Place>()]));
const CODE = ['lib/packages/api/homes.ts'];

const WORD = /[A-Za-z_$][\w$]*/g;

/** What stands below it is explained on other pages. */
const LAST_HEADING = 'Next steps';

/**
 * The place that documents each export: the page of its package that names it in `documents`, else a page at its name's
 * address, or the first that has it in a heading, in a table of its own or in a text; and the best section there.
 *
 * @param pages of the content folder; translations say the same under the same path and are passed over
 * @returns what finds nothing for an export that no page speaks of
 */
export function findExportHomes(
  packages: readonly ApiPackage[],
  pages: readonly SamplePage[],
  { folderOf }: Pick<PackageSettings, 'folderOf'>,
): ExportHomes {
  const homes = new Map<string, () => string | undefined>();
  for (const one of packages) {
    const folder = folderOf(one.package);
    const own = pages
      .filter(({ id }) => id.startsWith(`${folder}/`))
      .map(toHome);
    for (const { symbol, key } of allExports([one])) {
      homes.set(key, () => placeOf(symbol.name, own));
    }
  }
  return homes;
}

function placeOf(
  name: string,
  pages: readonly ReturnType<typeof toHome>[],
): string | undefined {
  const end = `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
  // A sample names whatever it needs.
  const withName = (...ranks: readonly (Rank | undefined)[]) =>
    pages.find(({ find }) => ranks.includes(find(name)?.rank));
  const home =
    pages.find(({ documents }) => documents.includes(name)) ??
    pages.find(({ path }) => path.endsWith(end)) ??
    withName('heading', 'table') ??
    withName('row', 'text', 'top');
  return home && home.path + (home.find(name)?.anchor ?? '');
}

function toHome({ id, file, source }: SamplePage) {
  let places: ReadonlyMap<string, Place> | undefined;
  return {
    path: `/${id.replace(/(?:^|\/)index$/, '')}`,
    documents: orElse(
      () => parseContentFile(file, source, HEAD).frontmatter.documents,
      [],
    ),
    find: (name: string) => (places ??= placesIn(file, source)).get(name),
  };
}

function placesIn(file: string, source: string): ReadonlyMap<string, Place> {
  const { known, save } = cacheEntry('places', CODE, [source], PLACES);
  const read = () => [...placesOn(parseMdx(bodyOf(source), file))];
  return new Map(known ?? save(orElse(read, [])));
}

/** A page that cannot be read is reported where it is shown, and takes nothing from the others. */
function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The best place of each name. */
function placesOn(tree: Root): Map<string, Place> {
  const places = new Map<string, Place>();
  const slugger = new Slugger();
  let anchor = '';
  const note = (wouldBe: Rank, text: string) => {
    const rank = anchor ? wouldBe : 'top';
    for (const [name] of text.matchAll(WORD)) {
      const known = places.get(name);
      if (!known || RANKS.indexOf(rank) < RANKS.indexOf(known.rank)) {
        places.set(name, { rank, anchor });
      }
    }
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      if (text === LAST_HEADING) return EXIT;
      // As the compiler of pages makes it: from the first letter on.
      anchor = `#${slugger.slug(text).replace(/^[^\p{L}]+/u, '')}`;
      note('heading', text);
    }
    if (node.type === 'tableRow') {
      visit(node.children[0] ?? node, 'inlineCode', ({ value }) =>
        note('row', value),
      );
    }
    if (node.type === 'inlineCode') note('text', node.value);
    if (node.type === 'code') note('sample', node.value);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable') {
      const symbol = node.attributes.find(
        (one) => 'name' in one && one.name === 'symbol',
      );
      note('table', String(symbol?.value));
    }
    return CONTINUE;
  });
  return places;
}

/**
 * The place that documents a type that a signature names. What two packages name alike are two types, so another
 * package counts only for a name with the prefix of them all.
 *
 * @param entry the entry point of the signature
 */
export function findTypeHome(
  homes: ExportHomes,
  entry: string,
  name: string,
): string | undefined {
  // `Promise` is the platform's, though an entry point exports one as well.
  if (!/^[A-Z]/.test(name) || name in globalThis) return undefined;
  const [, owner] = entry.split('/');
  const keys = [...homes.keys()].filter((key) => key.endsWith(`#${name}`));
  const key =
    keys.find((one) => one.split(/[/#]/)[1] === owner) ??
    (name.startsWith('Rx') ? keys[0] : undefined);
  return key && homes.get(key)?.();
}
