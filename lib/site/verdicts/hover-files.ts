import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { removeOthers, writeChanged } from '@/lib/base/files';
import { findExportHomes, readApi, signatureText } from '@/lib/packages';
import type { ApiPackage, ApiSymbol, ExportHomes } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { stripQueryAndHash } from '@/lib/base/url';

import { SAMPLES_CACHE } from '@/lib/samples/fences';
import type { FoundSymbol, FoundUse } from '@/lib/samples/fences';
import type { SamplePage } from '@/lib/base/source';
import type { HoverData, HoverSymbol } from './hovers';

/** What the checker found on a page, as the browser reads it but for the titles of the pages it links to. */
type FoundHovers = Pick<HoverData, 'fences'> & {
  symbols: (Omit<HoverSymbol, 'link'> & { href: string | undefined })[];
};

/** Below the repository's root. */
const FOLDER = `${SAMPLES_CACHE}/page-hovers`;

/**
 * Reads what the site shows when a reader asks about a name in a sample.
 *
 * @param file of the page: `content/docs/state/actions.mdx`
 * @param titles of pages, by site path; a link to any other is left out
 * @returns nothing for a page whose samples use no documented package
 */
export function readHovers(
  file: string,
  titles: ReadonlyMap<string, string>,
  rootDir = '',
): HoverData | undefined {
  const found = readFound(file, rootDir);
  return (
    found && {
      symbols: found.symbols.map(({ href = '', ...symbol }) => {
        const title = titles.get(stripQueryAndHash(href));
        return { ...symbol, link: title ? { href, title } : null };
      }),
      fences: found.fences,
    }
  );
}

/** Numbers of the fences on a page that have symbols with an explanation. */
export function fencesWithHovers(file: string): Set<number> {
  return new Set(Object.keys(readFound(file, '')?.fences ?? {}).map(Number));
}

/** `content/docs/state/actions.mdx` as `docs/state/actions`. */
export function contentPath(file: string): string {
  return file.replace(/^[^/]*\//, '').replace(/\.mdx$/, '');
}

function readFound(file: string, rootDir: string): FoundHovers | undefined {
  const from = hoverFile(rootDir, contentPath(file));
  return existsSync(from)
    ? (JSON.parse(readFileSync(from, 'utf8')) as FoundHovers)
    : undefined;
}

/** Writes one file for each page with hovers, and removes those of other pages. */
export function writeHovers(
  found: ReadonlyMap<string, readonly FoundUse[]>,
  pages: readonly SamplePage[],
  contentDir: string,
  rootDir: string,
) {
  const api = readApi(contentDir, PACKAGES.names);
  const homes = findExportHomes(api, pages, PACKAGES);
  const files = [...found]
    .filter(([, uses]) => uses.length > 0)
    .map(([pageId, uses]) => ({
      path: hoverFile(rootDir, pageId),
      text: `${JSON.stringify(findHovers(uses, api, homes))}\n`,
    }));
  writeChanged(files);
  removeOthers(path.join(rootDir, FOLDER), files);
}

function hoverFile(rootDir: string, pageId: string): string {
  return path.join(rootDir, FOLDER, `${pageId.replaceAll('/', '__')}.json`);
}

function findHovers(
  uses: readonly FoundUse[],
  api: readonly ApiPackage[],
  homes: ExportHomes,
): FoundHovers {
  const keyOf = ({ entry, symbol, member }: FoundSymbol) =>
    JSON.stringify([entry, symbol, member]);
  const symbols = new Map(uses.map((use) => [keyOf(use), use]));
  const keys = [...symbols.keys()];
  const fences: HoverData['fences'] = {};
  for (const use of uses) {
    const { fence, line, column, length } = use;
    const symbol = keys.indexOf(keyOf(use));
    (fences[String(fence)] ??= []).push([line, column, length, symbol]);
  }
  return {
    fences,
    symbols: [...symbols.values()].map((found) => {
      const owner = api.find((one) => Object.hasOwn(one.entries, found.entry));
      const symbol = owner?.entries[found.entry]?.find(
        (one) => one.name === found.symbol,
      );
      const [signature, doc] = symbol
        ? explain(symbol, found)
        : [found.symbol, ''];
      return {
        signature,
        // Up to the first full stop: a hover is no page.
        doc: /^.*?[.!?](?=\s|$)/.exec(doc)?.[0] ?? doc,
        href: homes.get(`${found.entry}#${found.symbol}`),
      };
    }),
  };
}

function explain(
  symbol: ApiSymbol,
  { member: name }: FoundSymbol,
): [signature: string, doc: string] {
  if (name === null) return [headOf(symbol), symbol.doc];
  const binding = [...symbol.inputs, ...symbol.outputs].find(
    (one) => one.name === name || one.property === name,
  );
  if (binding) {
    const kind = symbol.inputs.includes(binding) ? 'input' : 'output';
    return [
      `(${kind}) ${symbol.name}.${binding.name}: ${binding.type}`,
      binding.doc,
    ];
  }
  const member = symbol.members.find((one) => one.name === name);
  const [first] = member?.signatures ?? [];
  const type = first ? signatureText(first) : `: ${member?.type ?? 'unknown'}`;
  const more = overloads(member?.signatures.length ?? 0);
  return [`${symbol.name}.${name}${type}${more}`, member?.doc ?? ''];
}

function headOf(symbol: ApiSymbol): string {
  // The fullest overload says most.
  const [longest] = symbol.signatures.toSorted(
    (a, b) => b.parameters.length - a.parameters.length,
  );
  if (!longest) return symbol.declaration;
  return `function ${symbol.name}${signatureText(longest)}${overloads(symbol.signatures.length)}`;
}

function overloads(count: number): string {
  return count > 1 ? ` (+${count - 1} overloads)` : '';
}
