import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { removeOthers, writeChanged } from '@/lib/base/files';
import { findExportHomes, readApi, signatureText } from '@/lib/packages';
import type { ApiPackage, ApiSymbol, ExportHomes } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';

import { SAMPLES_CACHE } from '@/lib/samples/fences';
import type { FoundSymbol, FoundUse } from '@/lib/samples/fences';
import type { SamplePage } from '@/lib/base/source';

/** What the checker found on a page, with what is shown of each symbol: one file a page. */
const PAGE_HOVERS = z.object({
  symbols: z.array(
    z.object({
      /** TypeScript. */
      signature: z.string(),
      /** First sentence of the documentation comment, as plain text. */
      doc: z.string(),
      /** Path, and heading, of the page that documents it. */
      href: z.string().nullable(),
    }),
  ),
  sites: z.array(
    z.object({
      fence: z.number(),
      line: z.number(),
      column: z.number(),
      length: z.number(),
      symbol: z.number(),
    }),
  ),
});

export type PageHovers = z.infer<typeof PAGE_HOVERS>;

/** Below the repository's root. */
const FOLDER = `${SAMPLES_CACHE}/hovers`;

/**
 * Reads what the site shows when a reader asks about a name in a sample.
 *
 * @param pageId content path without suffix: `docs/state/actions`
 * @returns nothing for a page whose samples use no documented package
 */
export function readPageHovers(pageId: string): PageHovers | undefined {
  try {
    const text = readFileSync(hoverFile('', pageId), 'utf8');
    return PAGE_HOVERS.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
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
      text: `${JSON.stringify(toPageHovers(uses, api, homes))}\n`,
    }));
  writeChanged(files);
  removeOthers(path.join(rootDir, FOLDER), files);
}

function hoverFile(rootDir: string, pageId: string): string {
  return path.join(rootDir, FOLDER, `${pageId.replaceAll('/', '__')}.json`);
}

function toPageHovers(
  uses: readonly FoundUse[],
  api: readonly ApiPackage[],
  homes: ExportHomes,
): PageHovers {
  const keyOf = ({ entry, symbol, member }: FoundSymbol) =>
    JSON.stringify([entry, symbol, member]);
  const symbols = new Map(uses.map((use) => [keyOf(use), use]));
  const keys = [...symbols.keys()];
  return {
    symbols: [...symbols.values()].map((found) => {
      const owner = api.find((one) => Object.hasOwn(one.entries, found.entry));
      const symbol = owner?.entries[found.entry]?.find(
        (one) => one.name === found.symbol,
      );
      return {
        ...(symbol
          ? explain(symbol, found)
          : { signature: found.symbol, doc: '' }),
        href: homes.get(`${found.entry}#${found.symbol}`) ?? null,
      };
    }),
    sites: uses.map((use) => {
      const { fence, line, column, length } = use;
      return { fence, line, column, length, symbol: keys.indexOf(keyOf(use)) };
    }),
  };
}

/** Up to the first full stop: a hover is no page. */
function firstSentence(doc: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(doc)?.[0] ?? doc;
}

function explain(
  symbol: ApiSymbol,
  found: FoundSymbol,
): { signature: string; doc: string } {
  if (found.member === null) {
    return { signature: headOf(symbol), doc: firstSentence(symbol.doc) };
  }
  const binding = [...symbol.inputs, ...symbol.outputs].find((one) =>
    [one.name, one.property].includes(found.member ?? ''),
  );
  if (binding) {
    const kind = symbol.inputs.includes(binding) ? 'input' : 'output';
    return {
      signature: `(${kind}) ${symbol.name}.${binding.name}: ${binding.type}`,
      doc: firstSentence(binding.doc),
    };
  }
  const member = symbol.members.find((one) => one.name === found.member);
  const [first] = member?.signatures ?? [];
  const type = first ? signatureText(first) : `: ${member?.type ?? 'unknown'}`;
  const more = overloads(member?.signatures.length ?? 0);
  return {
    signature: `${symbol.name}.${found.member}${type}${more}`,
    doc: firstSentence(member?.doc ?? ''),
  };
}

function headOf(symbol: ApiSymbol): string {
  // The fullest overload says most.
  const longest = [...symbol.signatures].sort(
    (a, b) => b.parameters.length - a.parameters.length,
  )[0];
  if (!longest) return symbol.declaration;
  return `function ${symbol.name}${signatureText(longest)}${overloads(symbol.signatures.length)}`;
}

function overloads(count: number): string {
  return count > 1 ? ` (+${count - 1} overloads)` : '';
}
