/** A storage in memory, which ends with the frame. Code may write its items as properties too. */
function createStorage(): object {
  const items: Record<string, string> = {};
  const methods = {
    key: (index: number) => Object.keys(items)[index] ?? null,
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => void (items[key] = `${value}`),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
    clear: () => Object.keys(items).forEach(methods.removeItem),
  };
  return new Proxy(items, {
    get: (_, key) =>
      key === 'length'
        ? Object.keys(items).length
        : Reflect.get(key in methods ? methods : items, key),
    set: (_, key, value) => Reflect.set(items, key, `${value}`),
  });
}

/**
 * A document without an origin has no storage, and code that uses one would throw. It gets one of its own, which is
 * empty at first and cannot read that of the site.
 */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: createStorage() });
  }
}
