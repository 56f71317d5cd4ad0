/** What a shell shows before a command: alone, or behind who is where. */
const PROMPT =
  /^(?:\([^()\s]+\) )?(?:[\w.-]+@[\w.-]+(?:[:\s][^\s$#%]+)?\s?[$#%]|[$%❯]|PS(?: [^>]*)?>|[A-Z]:\\[^>]*>)\s+/;

/** Before the next line of a command that goes on. */
const CONTINUED = /^>\s+/;

/**
 * What of a terminal can be typed: where lines have a prompt, the commands without it, and nothing of what they print.
 *
 * @param text of a block of shell commands
 */
export function commandsOf(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return text;
  let goesOn = false;
  const typed = lines.flatMap((line) => {
    const isCommand = PROMPT.test(line);
    if (!isCommand && !goesOn) return [];
    goesOn = /[\\`^|]$|&&$/.test(line);
    return line.replace(isCommand ? PROMPT : CONTINUED, '');
  });
  return typed.join('\n');
}
