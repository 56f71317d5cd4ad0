import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { listEntries } from '@/lib/base/files';
import type { Problem } from '@/lib/base/source';
import { errorAt } from './place';

/** Browsers run what these hold, with the rights of the site and without the policy of a page. */
const RUNNING = /\.(?:x?html?|xht|[cm]?js|xml|xslt?|svgz|wasm)$/i;

/** What a build writes there itself, and git ignores. */
const GENERATED = /^(?:demos|render-lab)\//;

const RUNNING_ELEMENTS = new Set([
  'animate',
  'audio',
  'embed',
  'foreignobject',
  'handler',
  'iframe',
  'listener',
  'object',
  'script',
  'set',
  'video',
]);

/** An address of something outside of the file, also as styles have it. */
const OUTSIDE = /url\(\s*["']?(?!#|data:image\/)|@import/i;

/**
 * Files that are published as they are: none is another one on each machine, and none holds what a browser would run.
 *
 * @param publicDir their folder
 */
export function findPublicMistakes(publicDir: string): Problem[] {
  if (!existsSync(publicDir)) return [];
  return listEntries(publicDir).flatMap(({ name, entry }) => {
    const isLink = entry.isSymbolicLink();
    if (GENERATED.test(name) && !isLink) return [];
    const mistake = mistakeIn(path.join(publicDir, name), isLink);
    if (!mistake) return [];
    const { line = 1, what, cure } = mistake;
    const place = { file: `public/${name}`, line };
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
  if (RUNNING.test(file)) {
    return {
      what: 'is of a kind that browsers run, without the security policy that pages have.',
      cure: 'write a page below content, or remove the file.',
    };
  }
  return /\.svg$/i.test(file)
    ? mistakeInSvg(readFileSync(file, 'utf8'))
    : undefined;
}

/** A picture runs nothing, but an SVG that is opened by its address is a document. */
function mistakeInSvg(source: string): Mistake | undefined {
  const parser = new SaxesParser({ xmlns: false });
  let first: Mistake | undefined;
  const report = (part: string) => {
    first ??= {
      line: parser.line,
      what: `has ${part}, which a browser would run or load where the picture is opened by its address.`,
      cure: 'remove it, or store the picture as PNG or WebP.',
    };
  };
  parser.on('doctype', () => report('a <!DOCTYPE>'));
  parser.on('processinginstruction', () => report('a <?…?>'));
  parser.on('error', ({ message }) => report(`an error (${message})`));
  const readText = (text: string) => {
    if (OUTSIDE.test(text)) report(`the address of something else`);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('opentag', ({ name, attributes }) => {
    if (RUNNING_ELEMENTS.has(localName(name))) report(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      const isHandler = localName(key).startsWith('on');
      const leadsOut =
        ['href', 'src'].includes(localName(key)) &&
        !/^(?:#|data:image\/(?!svg))/i.test(value);
      if (isHandler || leadsOut || OUTSIDE.test(value)) {
        report(`${key}="${value.slice(0, 40)}"`);
      }
    }
  });
  parser.write(source).close();
  return first;
}

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();
