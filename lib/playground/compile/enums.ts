import type { AstNode } from '@/lib/samples/promises';
import type { Edits } from './edits';
import { namesIn } from './names';

/**
 * Writes an enumeration as the object that it is at run time. Its members may name it, and those above them without
 * it.
 */
export function writeEnum(node: AstNode, edits: Edits): void {
  const name = node.id?.name ?? '';
  const members = node.members ?? [];
  const named = new Set(
    members.flatMap(({ initializer }) => namesIn(initializer)),
  );
  named.delete(name);
  let last: string | undefined;
  const texts = members.map(({ id, initializer }) => {
    const own = id?.name ?? String(id?.value ?? '');
    const place = `${name}[${JSON.stringify(own)}]`;
    const value = initializer
      ? edits.source.slice(initializer.start, initializer.end)
      : last === undefined
        ? '0'
        : `${last}+1`;
    last = place;
    const given = `${named.has(own) ? `const ${own}=` : ''}${place}=${value};`;
    // Only numbers lead back to their names.
    return `${given}if(typeof ${place}==="number")${name}[${place}]=${JSON.stringify(own)};`;
  });
  edits.replace(
    node.start,
    node.end,
    `const ${name}=((${name})=>{${texts.join('').replaceAll('\n', ' ')}return ${name}})({});`,
  );
}
