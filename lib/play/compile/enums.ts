import type { AstNode } from './ast';
import { isNode } from './ast';
import type { Edits } from './edits';

/** Writes an enumeration as the object that it is at run time. */
export function writeEnum(node: AstNode, edits: Edits): void {
  const name = node.id?.name ?? '';
  let last: string | undefined;
  const members = (node.members ?? []).map(({ id, initializer }) => {
    const key = JSON.stringify(id?.name ?? String(id?.value ?? ''));
    const value = initializer
      ? edits.source.slice(initializer.start, initializer.end)
      : last === undefined
        ? '0'
        : `E[${last}]+1`;
    last = key;
    const isText = isNode(initializer) && typeof initializer.value === 'string';
    return isText ? `E[${key}]=${value};` : `E[E[${key}]=${value}]=${key};`;
  });
  edits.blank(node.start, node.end);
  edits.put(
    node.start,
    `const ${name}=((E)=>{${members.join('').replaceAll('\n', ' ')}return E})({});`,
  );
}
