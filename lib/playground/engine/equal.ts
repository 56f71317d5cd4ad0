/**
 * Whether two values are the same in kind and content, down to the last field.
 *
 * @param above pairs that these are a part of: where one comes again, all that differs has been met
 */
export function isEqual(
  a: unknown,
  b: unknown,
  above: readonly (readonly [unknown, unknown])[] = [],
): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (above.some(([one, other]) => one === a && other === b)) return true;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const inner = (x: unknown, y: unknown) => isEqual(x, y, [...above, [a, b]]);
  if (a instanceof Date) return +a === +b;
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Error && a.message !== b['message']) return false;
  if (a instanceof Map || a instanceof Set) {
    const [one, other] = [[...a], [...(b as typeof a)]];
    return (
      one.length === other.length && one.every((x, at) => inner(x, other[at]))
    );
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && inner(a[key], b[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
