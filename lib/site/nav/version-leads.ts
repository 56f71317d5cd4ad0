/**
 * The paths without a page that a reader may come to by changing the version of a page: the versions' own, and those of pages that
 * only other versions have. They lead to the main page of their version.
 *
 * @param trees all versions, the first one first: its own path has a page anyway
 * @param moved paths that lead elsewhere already
 */
export function versionLeads(
  trees: readonly {
    version: { path: string };
    docs: readonly { path: string }[];
  }[],
  moved: ReadonlySet<string>,
): string[] {
  const names = new Set(
    trees.flatMap(({ version, docs }) =>
      docs.map(({ path }) => path.slice(version.path.length)),
    ),
  );
  return trees.flatMap(({ version, docs }, position) => {
    const own = new Set(docs.map(({ path }) => path));
    return ['', ...names]
      .filter((name) => position > 0 || name !== '')
      .map((name) => version.path + name)
      .filter((path) => !own.has(path) && !moved.has(path));
  });
}
