import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { listEntries } from '@/lib/base/files';
import { findForbidden, visible } from '@/lib/base/text';
import type { Problem } from '@/lib/base/source';
import { activeIn, loads } from '@/lib/site/diagrams';
import { errorAt } from './place';

/** What browsers show or read as data. They run some of what is left, without the policy of a page, and hosts obey some. */
const SHOWN =
  /\.(?:avif|gif|ico|jpe?g|md|mp4|pdf|png|svg|txt|vtt|webm|webmanifest|webp|woff2?|zip)$|(?<![\\/](?:_\w{1,99}|now|serve|staticwebapp\.config|vercel))\.json$/i;

/** What a build writes there itself, removing all else, and git ignores. */
const GENERATED =
  /^(?:demos|render-lab)\/|^(?:blog|docs|hovers|og|play-samples|search-text)\/.+\.(?:json|md|png)$|(?:^|\/)\.DS_Store$/;

/**
 * Files that are published as they are: none is another one on each machine, and none holds what a browser would run.
 *
 * @param publicDir their folder
 */
export function findPublicMistakes(publicDir: string): Problem[] {
  if (!existsSync(publicDir)) return [];
  return listEntries(publicDir).flatMap(({ name, entry }) => {
    const isLink = entry.isSymbolicLink();
    if (entry.isDirectory() || (GENERATED.test(name) && !isLink)) return [];
    const mistake: Mistake | undefined =
      findForbidden(name) ?? mistakeIn(path.join(publicDir, name), isLink);
    if (!mistake) return [];
    const { line = 1, what, cure } = mistake;
    const place = { file: visible(`public/${name}`), line };
    return [{ ...errorAt(place, what, cure), rule: 'public' }];
  });
}

type Mistake = { line?: number; what: string; cure: string };

function mistakeIn(file: string, isLink: boolean): Mistake | undefined {
  if (isLink) {
    return {
      what: 'is a symbolic link, and whatever it leads to on the machine of a build would be published.',
      cure: 'put the file itself here.',
    };
  }
  if (!SHOWN.test(file)) {
    return {
      what: 'is neither a picture, a font nor data: browsers may run it, without the security policy that pages have, and hosts may obey it.',
      cure: 'write a page below content, or remove the file.',
    };
  }
  if (!/\.(?:json|md|svg|txt|vtt|webmanifest)$/i.test(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const mistake = /\.svg$/i.test(file) ? mistakeInSvg(source) : undefined;
  return mistake ?? findForbidden(source);
}

/** A picture runs nothing, but an SVG that is opened by its address is a document. */
function mistakeInSvg(source: string): Mistake | undefined {
  const parser = new SaxesParser({ xmlns: false });
  let first: Mistake | undefined;
  const report = (part: string | undefined) => {
    if (part === undefined) return;
    first ??= {
      line: parser.line,
      what: `has ${part}, which a browser would run or load where the picture is opened by its address.`,
      cure: 'remove it, or store the picture as PNG or WebP.',
    };
  };
  parser.on('doctype', () => report('a <!DOCTYPE>'));
  parser.on('processinginstruction', () => report('a <?…?>'));
  parser.on('error', ({ message }) => report(`an error (${message})`));
  // Comments and the like stand within a text, and what they part is one to browsers.
  let written = '';
  let isStyle = false;
  const readText = (text: string) => {
    written += text;
    if (loads(written)) report('the address of something else');
    if (findForbidden(text)) report('a character that is not seen');
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('opentag', (tag) => {
    report(isStyle ? `<${tag.name}> within <style>` : activeIn(tag));
    written = '';
    isStyle = tag.name === 'style';
  });
  parser.on('closetag', () => (isStyle = false));
  parser.write(source).close();
  return first;
}
