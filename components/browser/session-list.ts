/** A list that is stored for the tab, so that it survives a reload; empty where there is none, or none can be stored. */
export function readSession(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Keeps a list for as long as the tab is open, where the browser allows it. */
export function writeSession(key: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage it lasts as long as the document.
  }
}
