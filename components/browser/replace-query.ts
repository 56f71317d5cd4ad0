/** Writes what is chosen on a page into its address. Choosing makes no history entries. */
export function replaceQuery(changes: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  url.search = url.search.replaceAll('%2C', ',');
  history.replaceState(history.state, '', url);
}
