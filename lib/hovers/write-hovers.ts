import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findDocumentation, indexPages } from '@/lib/api/coverage';
import type { MentionIndex } from '@/lib/api/coverage';
import type { FoundHovers, FoundSymbol } from '@/lib/samples/hover-types';
import { readPages } from '@/lib/samples/pages';
import { hoverPath } from '@/lib/site/hover-data';
import type { HoverData, HoverSymbol } from '@/lib/site/hover-data';

/** Which fences have something to tell, by content path: `docs/state/actions`. */
const HOVER_FENCES = z.record(z.string(), z.array(z.number()));
export type HoverFences = z.infer<typeof HOVER_FENCES>;

const STATE = z.object({ key: z.string(), fences: HOVER_FENCES });

/** What was written, so that it is not written again. */
const STATE_FILE = path.join('.cache', 'site', 'hovers.json');

/** A page of the site, as far as links to it are concerned. */
export type LinkedPage = { file: string; path: string; title: string };

export type HoverInput = {
  /** What the checker found, by content path. */
  found: Readonly<Record<string, FoundHovers>>;
  pages: readonly LinkedPage[];
  /** Folder of the pages. */
  contentDir: string;
  /** Folder that is served. */
  publicDir: string;
};

/** Writes what readers may ask about the symbols in the samples of each page, unless nothing changed. */
export function writeHovers(input: HoverInput): void {
  const { found, contentDir, publicDir } = input;
  const sources = readPages(contentDir);
  const key = hashOf([found, input.pages, sources]);
  if (readState()?.key === key) return;

  rmSync(path.join(publicDir, 'hovers'), { recursive: true, force: true });
  const links = linkSymbols(indexPages(sources), input.pages);
  const fences: HoverFences = {};
  for (const [id, hovers] of Object.entries(found)) {
    const page = input.pages.find(({ file }) => contentPath(file) === id);
    if (!page || hovers.sites.length === 0) continue;
    const data = toHoverData(hovers, links);
    const file = path.join(publicDir, hoverPath(page.path));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
    fences[id] = Object.keys(data.fences).map(Number);
  }
  mkdirSync(path.dirname(STATE_FILE), { recursive: true });
  writeFileSync(STATE_FILE, JSON.stringify({ key, fences }));
}

/** The fences about whose symbols something was written. */
export function readHoverFences(): HoverFences {
  return readState()?.fences ?? {};
}

function readState(): z.infer<typeof STATE> | undefined {
  try {
    return STATE.parse(JSON.parse(readFileSync(STATE_FILE, 'utf8')));
  } catch {
    // Nothing was written yet, or by another version: both mean that it has to be.
    return undefined;
  }
}

/** `content/docs/state/actions.mdx` as `docs/state/actions`. */
export function contentPath(file: string): string {
  return file.replace(/^[^/]*\//, '').replace(/\.mdx$/, '');
}

type LinkOf = (symbol: FoundSymbol) => HoverSymbol['page'];

function linkSymbols(
  index: MentionIndex,
  pages: readonly LinkedPage[],
): LinkOf {
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  return ({ entry, symbol }) => {
    const packageName = entry.split('/').slice(0, 2).join('/');
    const place = findDocumentation(index, packageName, symbol);
    const title = place && titles.get(place.path);
    if (!title) return null;
    const hash = place.headingId ? `#${place.headingId}` : '';
    return { href: place.path + hash, title };
  };
}

/** The data of one page, as the browser reads it. */
export function toHoverData(
  { symbols, sites }: FoundHovers,
  linkOf: LinkOf,
): HoverData {
  const fences: HoverData['fences'] = {};
  for (const { fence, line, column, symbol } of sites) {
    (fences[String(fence)] ??= []).push([line, column, symbol]);
  }
  return {
    symbols: symbols.map((found) => ({
      name: found.member ?? found.symbol,
      entry: found.entry,
      signature: found.signature,
      doc: found.doc,
      page: linkOf(found),
    })),
    fences,
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
