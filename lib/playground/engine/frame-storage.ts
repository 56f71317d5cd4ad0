/** What code may expect of a storage, kept for as long as the frame is there. */
class FrameStorage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(String(key)) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(String(key), String(value));
  }
  removeItem(key: string): void {
    this.#kept.delete(String(key));
  }
  clear(): void {
    this.#kept.clear();
  }
}

/**
 * A document without an origin has no storage, and code that only remembers a choice would end there. It gets one of
 * its own, which is empty at first and reaches nothing of the site.
 */
export function lendStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new FrameStorage() });
  }
}
