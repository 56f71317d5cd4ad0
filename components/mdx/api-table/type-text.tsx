import { Fragment } from 'react';

const OPENING = '<([{';
const CLOSING = '>)]}';

/**
 * A type as code that breaks before the members of a union, not inside of them.
 *
 * @param props.text TypeScript on one line
 */
export function TypeText({ text }: { text: string }) {
  const members = unionMembers(text);
  return (
    <code>
      {members.length === 1
        ? text
        : members.map((member, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{index > 0 ? `| ${member}` : member}</span>
            </Fragment>
          ))}
    </code>
  );
}

/** `A | B<C | D>` has two members: what is inside of brackets, quotes or a function type belongs together. */
export function unionMembers(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    const isArrow = char === '>' && text.charAt(index - 1) === '=';
    if (quote) quote = char === quote ? '' : quote;
    else if (`'"\``.includes(char)) quote = char;
    else if (isArrow && depth === 0) return [text];
    else if (OPENING.includes(char)) depth++;
    else if (CLOSING.includes(char) && !isArrow) depth--;
    else if (char === '|' && depth === 0) {
      members.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  members.push(text.slice(start).trim());
  return members.filter(Boolean);
}
