/** Where the snapshot of a package lies, relative to the content folder. */
export function snapshotFile(name: string): string {
  return `api/${name.split('/').at(-1) ?? name}.json`;
}

/** Where the facts of the lint rules lie, relative to the content folder. */
export const RULES_FILE = 'api/eslint-rules.json';
