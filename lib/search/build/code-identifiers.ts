const CODE_WORD =
  /@?[\p{L}_$][\p{L}\p{N}_$]*(?:[-/][\p{L}\p{N}_$]+)*(?=(\s*\()?)/gu;
const COMMAND = /\b(?:ng|npm|npx|yarn|pnpm) [a-z]+\b/gu;
const IS_NAME = /[\p{Ll}\p{N}]\p{Lu}|^@|-|\p{Lu}{2}/u;

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
