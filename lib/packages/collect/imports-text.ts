import type { Imports } from '../settings';

/**
 * The text of a program that imports and uses all of it.
 *
 * @param structural directives that a template writes with `*`: it then needs an instruction that no other template has
 */
export function importsText(
  imports: readonly Imports[],
  structural: readonly string[],
): string {
  return imports
    .flatMap((one) => Object.entries(one))
    .map(([entry, names]) => {
      const used = names.some((name) => structural.includes(name))
        ? [...names, 'ng.ɵɵtemplate']
        : names;
      return `import { ${names.join(', ')} } from '${entry}';\n(globalThis.used ??= []).push(${used.join(', ')});`;
    })
    .join('\n');
}
