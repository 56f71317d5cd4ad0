import { findForbidden } from './plain-text';

type CustomIssue = { code: 'custom'; message: string };

/** Reports what a text has that cannot be shown in one line, such as a title is; refines a schema of a string. */
export function checkLine(
  text: string,
  { addIssue }: { addIssue: (issue: CustomIssue) => void },
): void {
  const mistake = mistakeIn(text);
  if (mistake !== undefined) addIssue({ code: 'custom', message: mistake });
}

function mistakeIn(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (/[\r\n]/.test(text)) {
    return 'holds a line break, and is shown in one line';
  }
  return findForbidden(text)?.what.replace(/\.$/, '');
}
