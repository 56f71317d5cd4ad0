import type { ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { bodyOf, parseMdx } from '@/lib/base/source';
import { getApiTable } from '@/lib/packages';
import type { ApiPackage, ApiTable } from '@/lib/packages';
import { highlight } from './highlighter';

/** Highlighted code by its text, as `getApiTable` gives it. */
export type Signatures = ReadonlyMap<string, readonly ElementContent[]>;

/** Room for a declaration in a block of the site, with the `declare` that is taken off again. */
const SIGNATURE_WIDTH = 80;

/** Stands before a type. */
const TYPE = 'type T =';

/**
 * Highlights the types that a page shows in tables, and the declarations, which it formats.
 *
 * @param source MDX of the page
 * @param api of all packages
 */
export async function drawSignatures(
  source: string,
  api: readonly ApiPackage[],
): Promise<Signatures> {
  const drawn = new Map<string, readonly ElementContent[]>();
  if (!source.includes('<ApiTable')) return drawn;
  for (const table of tablesIn(source, api)) {
    for (const [text, before] of codesOf(table)) {
      const isWhole = text === table.code;
      const code = isWhole ? await formatDeclaration(text) : text;
      if (!drawn.has(text)) drawn.set(text, await draw(code, before));
    }
  }
  return drawn;
}

/** Each code of a table, with what has to stand before it to make it a declaration. */
function* codesOf({
  show,
  code,
  groups,
}: ApiTable): Generator<[text: string, before?: string]> {
  if (show === 'signature') yield [code];
  for (const { signature, rows, returns } of groups) {
    if (signature) yield [signature, 'function'];
    for (const { name, types } of rows) {
      const before = name.endsWith('()') ? 'function f' : TYPE;
      for (const type of types) yield [type, before];
    }
    if (returns) yield [returns.type, TYPE];
  }
}

async function draw(
  code: string,
  before?: string,
): Promise<readonly ElementContent[]> {
  const pre = await highlight(before ? `${before}\n${code}` : code, {
    language: 'ts',
  });
  const tokens = pre.children.flatMap((one) =>
    one.type === 'element' ? one.children : [],
  );
  const lineEnd = (one: ElementContent) =>
    one.type === 'text' && one.value === '\n';
  return before ? tokens.slice(tokens.findIndex(lineEnd) + 1) : tokens;
}

function tablesIn(source: string, api: readonly ApiPackage[]): ApiTable[] {
  const tables: ApiTable[] = [];
  try {
    visit(parseMdx(bodyOf(source), 'page'), 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return;
      const attributes = node.attributes.map((one) =>
        'name' in one ? [one.name, String(one.value)] : [],
      );
      const { entry = '', symbol = '', show } = Object.fromEntries(attributes);
      try {
        tables.push(getApiTable({ entry, symbol, show }, api));
      } catch {
        // A wrong name is reported by the table itself, which knows its line.
      }
    });
  } catch {
    // The compiler reports it, with the page's name.
  }
  return tables;
}

/**
 * Breaks a declaration into lines as the samples of the site are broken.
 *
 * @param code one or more ambient declarations without `declare`
 */
export async function formatDeclaration(code: string): Promise<string> {
  const ambient = code.replace(/^(?=[a-z])/gm, 'declare ');
  // Heavy, and needed only by pages that are not in the cache.
  const { format } = await import('prettier');
  const formatted = await format(ambient, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: SIGNATURE_WIDTH,
  });
  return formatted.replace(/^declare /gm, '').trimEnd();
}
