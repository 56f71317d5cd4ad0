import { hastToHtml } from 'shiki/core';
import { visit } from 'unist-util-visit';
import { bodyOf, parseMdx } from '@/lib/base/source';
import { getApiTable } from '@/lib/packages';
import type { ApiPackage } from '@/lib/packages';
import { highlight } from './highlighter';

/** Room for a declaration in a block of the site, with the `declare` that is taken off again. */
const SIGNATURE_WIDTH = 80;

/**
 * Formats and highlights the declarations that a page shows in tables.
 *
 * @param source MDX of the page
 * @param api of all packages
 * @returns HTML by declaration, as `getApiTable` gives it
 */
export async function drawSignatures(
  source: string,
  api: readonly ApiPackage[],
): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  if (!source.includes('<ApiTable')) return drawn;
  for (const code of declarationsIn(source, api)) {
    const pre = await highlight(await formatDeclaration(code), {
      language: 'ts',
    });
    drawn.set(code, hastToHtml(pre.children));
  }
  return drawn;
}

function declarationsIn(
  source: string,
  api: readonly ApiPackage[],
): Set<string> {
  const codes = new Set<string>();
  try {
    visit(parseMdx(bodyOf(source), 'page'), 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return;
      const attributes = node.attributes.map((one) =>
        'name' in one ? [one.name, String(one.value)] : [],
      );
      const { entry = '', symbol = '', show } = Object.fromEntries(attributes);
      if (show !== 'signature') return;
      const code = declarationOf({ entry, symbol, show }, api);
      if (code !== undefined) codes.add(code);
    });
  } catch {
    // The compiler reports it, with the page's name.
  }
  return codes;
}

/** A wrong name is reported by the table itself, which knows its line. */
function declarationOf(
  ...request: Parameters<typeof getApiTable>
): string | undefined {
  try {
    return getApiTable(...request).code;
  } catch {
    return undefined;
  }
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
