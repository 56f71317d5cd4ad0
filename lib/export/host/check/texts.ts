import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { xmlMistake } from '../xml';
import type { Crawl } from './crawl';

export function checkStylesheets(
  dir: string,
  files: readonly string[],
  crawl: Crawl,
): void {
  for (const file of files.filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(dir, file), 'utf8');
    for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)/g)) {
      if (address.startsWith('data:') || address.startsWith('#')) continue;
      crawl.asset(file, address);
    }
  }
}

export function checkFeeds(
  dir: string,
  files: readonly string[],
  crawl: Crawl,
): void {
  for (const file of files.filter((file) => /\.xml$/.test(file))) {
    const xml = readFileSync(join(dir, file), 'utf8');
    const mistake = xmlMistake(xml);
    if (mistake !== undefined) {
      crawl.problem(file, `is not well-formed: ${mistake}`);
    }
    const text = xml.replaceAll('&amp;', '&');
    // Attributes of the items' own HTML and the feed's elements alike.
    for (const [, address = ''] of text.matchAll(
      /(?:href|src)=(?:"|&quot;)([^"&<>]+)/g,
    )) {
      crawl.link(file, address);
    }
    for (const [, address = ''] of text.matchAll(
      /<(?:link|guid[^>]*|id|loc)>(https?:[^<]+)</g,
    )) {
      crawl.link(file, address);
    }
  }
  for (const file of files.filter((file) => /feed\.json$/.test(file))) {
    const feed = JSON.parse(readFileSync(join(dir, file), 'utf8')) as {
      items?: { url?: string }[];
    };
    for (const { url } of feed.items ?? []) if (url) crawl.link(file, url);
  }
}

const FENCE = /^(`{3,})(?!`)[\s\S]*?^\1/gm;

export function checkMarkdown(
  dir: string,
  files: readonly string[],
  crawl: Crawl,
): void {
  for (const file of files.filter((file) => /\.md$|^llms.*\.txt$/.test(file))) {
    const text = readFileSync(join(dir, file), 'utf8')
      .replace(FENCE, '')
      .replace(/`[^`\n]*`/g, '');
    for (const [, address = ''] of text.matchAll(/\]\(<?([^)\s>]+)/g)) {
      crawl.link(file, address);
    }
  }
}

export function checkManifest(dir: string, crawl: Crawl): void {
  const file = 'manifest.webmanifest';
  if (!existsSync(join(dir, file))) return;
  const manifest = JSON.parse(readFileSync(join(dir, file), 'utf8')) as {
    icons?: { src: string }[];
  };
  for (const { src } of manifest.icons ?? []) crawl.asset(file, src);
}
