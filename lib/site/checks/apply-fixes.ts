import type { TextFix } from '@/lib/base/source';

/**
 * Types the cures of some mistakes into a file's text.
 *
 * @returns the new text, and how many fixes found what they wanted to replace
 */
export function applyFixes(text: string, fixes: readonly TextFix[]) {
  const lines = text.split('\n');
  let applied = 0;
  // From the end of a line to its beginning, so that columns stay true.
  const inOrder = [...fixes].sort(
    (a, b) => a.line - b.line || b.column - a.column,
  );
  for (const { line, column, from, to } of inOrder) {
    const current = lines[line - 1] ?? '';
    if (!current.startsWith(from, column - 1)) continue;
    lines[line - 1] =
      current.slice(0, column - 1) +
      to +
      current.slice(column - 1 + from.length);
    applied += 1;
  }
  return { text: lines.join('\n'), applied };
}
