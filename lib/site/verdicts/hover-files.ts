import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {
  findDocumentation,
  indexPages,
  readApi,
  signatureText,
} from '@/lib/packages';
import type { MentionIndex, ApiPackage, ApiSymbol } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';

import {
  PAGE_HOVERS,
  hashText,
  SAMPLES_CACHE,
  writeJson,
} from '@/lib/samples/fences';
import type {
  FoundHovers,
  FoundSymbol,
  PageHovers,
} from '@/lib/samples/fences';
import type { SamplePage } from '@/lib/base/source';

/**
 * Reads what the site shows when a reader asks about a name in a sample.
 *
 * @param pageId content path without suffix: `docs/state/actions`
 * @returns nothing for a page whose samples use no documented package
 */
export function readPageHovers(
  pageId: string,
  rootDir = process.cwd(),
): PageHovers | undefined {
  try {
    const text = readFileSync(hoverFile(rootDir, pageId), 'utf8');
    return PAGE_HOVERS.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes one file for each page with hovers, and removes those of other pages. */
export function writeHovers(
  found: Readonly<Record<string, FoundHovers>>,
  pages: readonly SamplePage[],
  contentDir: string,
  rootDir: string,
) {
  const folder = path.join(rootDir, SAMPLES_CACHE, 'hovers');
  mkdirSync(folder, { recursive: true });
  const api = readApi(contentDir, PACKAGES.names);
  const stamp = hashText(
    JSON.stringify([found, api, pages.map((page) => hashText(page.source))]),
  );
  const stampFile = path.join(folder, 'stamp.json');
  if (readText(stampFile) === toStamp(stamp, folder)) return;

  const index = indexPages(pages, PACKAGES.folderOf);
  const written = new Set(['stamp.json']);
  for (const [pageId, hovers] of Object.entries(found)) {
    if (hovers.sites.length === 0) continue;
    const file = hoverFile(rootDir, pageId);
    writeJson(file, toPageHovers(hovers, api, index));
    written.add(path.basename(file));
  }
  for (const file of readdirSync(folder)) {
    if (!written.has(file)) rmSync(path.join(folder, file));
  }
  writeFileSync(stampFile, toStamp(stamp, folder));
}

/** What the files are made of, and what they are: one that was damaged later is written anew. */
function toStamp(stamp: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => file !== 'stamp.json');
  return [
    stamp,
    ...files
      .sort()
      .map((file) => `${file} ${hashText(readText(path.join(folder, file)))}`),
  ].join('\n');
}

function hoverFile(rootDir: string, pageId: string): string {
  const name = `${pageId.replaceAll('/', '__')}.json`;
  return path.join(rootDir, SAMPLES_CACHE, 'hovers', name);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function toPageHovers(
  hovers: FoundHovers,
  api: readonly ApiPackage[],
  index: MentionIndex,
): PageHovers {
  return {
    symbols: hovers.symbols.map((found) => {
      const owner = api.find((one) => Object.hasOwn(one.entries, found.entry));
      const symbol = owner?.entries[found.entry]?.find(
        (one) => one.name === found.symbol,
      );
      const place =
        owner && findDocumentation(index, owner.package, found.symbol);
      const heading = place?.headingId ? `#${place.headingId}` : '';
      return {
        ...(symbol
          ? explain(symbol, found)
          : { signature: found.symbol, doc: '' }),
        href: place ? `${place.path}${heading}` : null,
      };
    }),
    sites: hovers.sites,
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
