/** What a shell shows before a command: alone, or behind who is where. */
const PROMPT =
  /^(?:\s*(?:\([^()]+\)\s?)?(?:(?:[~/]\S*\s?)?[$%❯➜λ]|(?:[\w.-]+@[^$#%>❯]+|\[[^\s\]][^\]]*\]\s?|\w+-\d[\d.]*)[$#%>❯])\s+|PS(?:\s[^>]*)?>\s+|[A-Z]:\\(?:[^>]*[^>\s])?>\s*)/;

/** Before the next line of a command that goes on. */
const CONTINUED = /^(?:>|More\?)\s+/;

/**
 * What of a terminal can be typed: where lines have a prompt, the commands without it, and nothing of what they print.
 *
 * @param text of a block of shell commands
 */
export function commandsOf(text: string): string {
  const typed: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = typed.at(-1);
    if (PROMPT.test(line)) typed.push(line.replace(PROMPT, ''));
    else if (last !== undefined && goesOn(last))
      typed.splice(-1, 1, `${last}\n${line.replace(CONTINUED, '')}`);
  }
  return typed.length > 0 ? typed.join('\n') : text;
}

/** What of a command is no text, and shows that a shell waits for more: for the end of a text, a line or a block. */
const OPEN =
  /["']|(?:[\\`^|]|&&)$|[({][^({)}]*$|^(?:case|for|if|until|while)\s(?![^]*\b(?:done|esac|fi)\b)/;

const TEXTS = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<!\S)#.*/g;

function goesOn(command: string): boolean {
  const end = /<<[-~]?\s*["']?(\w+)/.exec(command)?.[1];
  return end === undefined
    ? OPEN.test(command.replaceAll(TEXTS, ''))
    : !command.split('\n').some((line) => line.trim() === end);
}
