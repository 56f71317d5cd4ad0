import type { PlacedComment } from '@/lib/samples/promises';

const DIRECTIVE =
  /^\s*eslint-(disable-next-line|disable-line|disable|enable)(?![\w-])([^]*)$/;
/** Begins the reason of a directive. */
const REASON = /\s-{2,}\s[^]*$/;

/**
 * Reads the comments that switch rules off.
 *
 * @param prefix of the plugin, before the names of its rules
 * @returns whether a rule is off at a place
 */
export function disabledBy(
  comments: readonly PlacedComment[],
  prefix: string,
): (rule: string, line: number, column: number) => boolean {
  const directives = comments.flatMap((comment) =>
    readDirective(comment, prefix),
  );
  return (rule, line, column) => {
    let isOff = false;
    for (const one of directives) {
      const names = one.rules.length === 0 || one.rules.includes(rule);
      if (!names) continue;
      if (one.isLine) {
        if (one.line === line) return true;
      } else if (
        one.line < line ||
        (one.line === line && one.column <= column)
      ) {
        isOff = one.kind === 'disable';
      }
    }
    return isOff;
  };
}

function readDirective({ type, value, loc }: PlacedComment, prefix: string) {
  const [, kind = '', names = ''] = DIRECTIVE.exec(value) ?? [];
  const isLine = kind.endsWith('-line');
  // What holds for the rest of a file must be a block comment.
  if (kind === '' || (type === 'Line' && !isLine)) return [];
  /** None for all. */
  const rules = names
    .replace(REASON, '')
    .split(',')
    .map((name) => name.trim().replace(prefix, ''))
    .filter((name) => name !== '');
  const line = kind === 'disable-next-line' ? loc.end.line + 1 : loc.start.line;
  return [{ kind, rules, line, column: loc.start.column + 1, isLine }];
}
