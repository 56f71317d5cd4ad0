import { signatureText } from '@/lib/packages';
import type { ApiPackage, ApiSymbol, ExportHomes } from '@/lib/packages';
import { parseUse } from '@/lib/samples/fences';
import type { FenceRecord, FoundSymbol } from '@/lib/samples/fences';
import { stripQueryAndHash } from '@/lib/base/url';
import type { HoverData, HoverSite } from './hovers';

/** Where links of hovers lead. */
type Targets = {
  api: readonly ApiPackage[];
  /** The place that documents each export. */
  homes: ExportHomes;
  /** Of pages, by site path; a link to any other is left out. */
  titles: ReadonlyMap<string, string>;
};

/**
 * What the site shows when a reader asks about a name in a sample.
 *
 * @param fences records of those of a page
 * @returns nothing for a page whose samples use no documented package
 */
export function describeHovers(
  fences: readonly Pick<FenceRecord, 'uses'>[],
  targets: Targets,
): HoverData | undefined {
  const symbols = new Map<string, FoundSymbol>();
  const sites = fences.flatMap(({ uses = [] }, fence) => {
    const own = uses.map(parseUse).map((use): HoverSite => {
      const { line, column, length, entry, symbol, member } = use;
      const key = JSON.stringify([entry, symbol, member]);
      if (!symbols.has(key)) symbols.set(key, use);
      return [line, column, length, [...symbols.keys()].indexOf(key)];
    });
    return own.length > 0 ? [[fence, own] as const] : [];
  });
  if (symbols.size === 0) return undefined;
  return {
    fences: Object.fromEntries(sites),
    symbols: [...symbols.values()].map((found) => describe(found, targets)),
  };
}

function describe(
  found: FoundSymbol,
  { api, homes, titles }: Targets,
): HoverData['symbols'][number] {
  const symbol = api
    .flatMap(({ entries }) => entries[found.entry] ?? [])
    .find(({ name }) => name === found.symbol);
  const [signature, doc] = symbol ? explain(symbol, found) : [found.symbol, ''];
  const href = homes.get(`${found.entry}#${found.symbol}`)?.() ?? '';
  const title = titles.get(stripQueryAndHash(href));
  return {
    signature,
    // Up to the first full stop: a hover is no page.
    doc: /^.*?[.!?](?=\s|$)/.exec(doc)?.[0] ?? doc,
    link: title ? { href, title } : null,
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
