/** Plain text from a declaration, of which only backticks mean something. */
export function DocText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
}
