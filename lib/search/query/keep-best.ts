/** Notes what something is worth, unless it is worth more already. */
export function keepBest<Key>(
  values: Map<Key, number>,
  key: Key,
  value: number,
): void {
  if (value > (values.get(key) ?? 0)) values.set(key, value);
}
