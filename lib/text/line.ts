import { findForbidden } from './plain-text';

/** Reports what a text has that cannot be shown in one line, such as a title is; refines a schema of a string. */
export function checkLine(
  text: string,
  { addIssue }: { addIssue: (message: string) => void },
): void {
  const mistake = mistakeIn(text);
  if (mistake !== undefined) addIssue(mistake);
}

function mistakeIn(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (/[\r\n]/.test(text)) {
    return 'holds a line break, and is shown in one line';
  }
  return findForbidden(text)?.what.replace(/\.$/, '');
}
