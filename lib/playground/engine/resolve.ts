/**
 * Finds the file that a specifier means.
 *
 * @param importer name of the file that imports
 */
export function findFile<File extends { name: string }>(
  files: readonly File[],
  importer: string,
  specifier: string,
): File | undefined {
  if (!/^[.@]/.test(specifier)) return undefined;
  const wanted = nameOf(importer, specifier);
  return files.find(
    ({ name }) =>
      name === wanted ||
      name === `${wanted}.ts` ||
      name === `${wanted}/index.ts`,
  );
}

/** The name of a file relative to the first folder; what would leave that folder stays in it. */
export function nameOf(importer: string, specifier: string): string {
  const parts = specifier.startsWith('.')
    ? importer.split('/').slice(0, -1)
    : [];
  for (const part of specifier.replace(/\.(?:js|ts)$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Makes sure that a module has what is imported from it. Files that import each other may find nothing yet.
 *
 * @throws SyntaxError
 */
export function assertExport(
  module: object,
  specifier: string,
  name: string,
): void {
  if (name in module || Object.keys(module).length === 0) return;
  throw new SyntaxError(
    `${specifier} has no export ${name}. Look for a misspelt name.`,
  );
}
