/** Ids of the site's observable behaviour, by subject; a browser or unit test has to name each. */
export const CONTRACT_IDS = [
  ...['PATH-1', 'PATH-2', 'PATH-3', 'PATH-4', 'PATH-5', 'PATH-6'],
  ...['FRM-1', 'FRM-2', 'FRM-3', 'FRM-4', 'FRM-5'],
  ...['NAV-1', 'NAV-2', 'NAV-3', 'NAV-4', 'NAV-5', 'NAV-6', 'NAV-7', 'NAV-8'],
  ...['COL-1', 'COL-2', 'COL-3', 'COL-4', 'COL-5'],
  ...['ANN-1', 'ANN-2'],
  ...['MOB-1', 'MOB-2', 'MOB-3'],
  ...['NVB-1', 'CLP-1', 'DOC-4'],
  'STO-1',
  ...['ERR-1', 'ERR-2', 'ERR-3', 'ERR-4'],
  ...['GA-1', 'SEC-1'],
] as const;

const TITLE = /\btest(?:\.describe)?\(\s*(['"`])(?<title>.*?)\1\s*,/gs;
const TAG = /\/\/ contract: (?<ids>[A-Z0-9, -]+)/g;

/**
 * The tests that name each id, in their title or in a `// contract: PATH-1, PATH-2` comment above them.
 *
 * @param sources texts of the test files, by name
 */
export function mapContract(
  sources: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const map = new Map<string, string[]>(CONTRACT_IDS.map((id) => [id, []]));
  for (const [file, source] of Object.entries(sources)) {
    for (const { groups } of source.matchAll(TITLE)) {
      const title = groups?.['title'] ?? '';
      note(map, idsOf(title), `${file}: ${title}`);
    }
    for (const { groups } of source.matchAll(TAG)) {
      note(map, idsOf(groups?.['ids'] ?? ''), file);
    }
  }
  return map;
}

function idsOf(text: string): string[] {
  return text.match(/\b[A-Z]{2,4}-\d\b/g) ?? [];
}

function note(
  map: Map<string, string[]>,
  ids: readonly string[],
  where: string,
): void {
  for (const id of ids) map.get(id)?.push(where);
}
