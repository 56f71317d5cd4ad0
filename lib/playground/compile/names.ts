import { childrenOf, type AstNode } from '@/lib/samples/promises';

/** What of the syntax of types has values in it. */
const WITH_VALUES =
  /^TS(?:(?:As|Satisfies|NonNull|Instantiation)Expression|TypeAssertion|ParameterProperty|Enum.*|Abstract.*)$/;

/** Names of variables that a node reads or declares; types are none, nor are fields of an object. */
export function namesIn(
  node: AstNode | undefined,
  withTypes = false,
): string[] {
  if (
    !node ||
    (!withTypes && /^TS/.test(node.type) && !WITH_VALUES.test(node.type))
  )
    return [];
  const below = childrenOf(node).filter(
    (child) =>
      node.computed ||
      (child !== node.property && child !== node.key) ||
      child.type !== 'Identifier' ||
      child === node.value,
  );
  const own = node.type === 'Identifier' ? [node.name ?? ''] : [];
  return [...own, ...below.flatMap((child) => namesIn(child, withTypes))];
}
