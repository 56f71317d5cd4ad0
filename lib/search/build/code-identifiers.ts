/** What one page's samples name. */
type SampleNames = { sections: { names: string[] }[]; imported: string[] };

const CODE_WORD =
  /@?[\p{L}_$][\p{L}\p{N}_$]*(?:[-/][\p{L}\p{N}_$]+)*(?=(\s*\()?)/gu;
const COMMAND = /\b(?:ng|npm|npx|yarn|pnpm) [a-z]+\b/gu;
const IS_NAME = /[\p{Ll}\p{N}]\p{Lu}|^@|-|\p{Lu}{2}/u;
const PACKAGE_IMPORT =
  /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^.'"][^'"]*)['"]/gu;

/**
 * The words of a code sample a reader may search for: names with an inner capital, `@scope/…`, a hyphen,
 * or followed by a parenthesis. Whole samples make the index larger and find nothing more.
 */
export function codeIdentifiers(code: string): string[] {
  const names = new Set<string>();
  for (const match of code.matchAll(CODE_WORD)) {
    if (match[1] !== undefined || IS_NAME.test(match[0])) names.add(match[0]);
  }
  for (const command of code.match(COMMAND) ?? []) names.add(command);
  return [...names];
}

type Import = { names: string[]; from: string };

/** What samples import from packages. */
export function packageImports(code: string): Import[] {
  return [...code.matchAll(PACKAGE_IMPORT)].map(([, list = '', from = '']) => ({
    names: list
      .split(',')
      .map((name) =>
        name
          .replace(/^\s*type\s/, '')
          .replace(/\sas\s[^]*$/, '')
          .trim(),
      )
      .filter(Boolean),
    from,
  }));
}

/**
 * Names worth indexing over all samples: imported ones and those of at least two pages.
 * A name of one page's sample only was made up for that sample.
 */
export function sharedIdentifiers(pages: readonly SampleNames[]): Set<string> {
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const { sections, imported } of pages) {
    for (const name of imported) shared.add(name);
    for (const name of new Set(sections.flatMap(({ names }) => names))) {
      if (seen.has(name)) shared.add(name);
      seen.add(name);
    }
  }
  return shared;
}
