/** A documentation comment as the compiler hands it out. */
type DocComment = {
  description: string;
  jsdocTags: { name: string; comment: string }[];
};

/** The first paragraph of a documentation comment, as plain text with backticks. */
export function firstParagraph(comment: DocComment | undefined): string {
  const tagged = tagText(comment, 'description');
  // Some comments open with a mere label, such as `@Directive Pier`.
  const own = comment?.description.replace(/^@\w+ \w+\s*/, '') ?? '';
  const [paragraph = ''] = (tagged || own).trim().split(/\n\s*\n/);
  return toPlainText(paragraph);
}

/** What a tag says, as plain text; empty when it is not there. */
export function tagText(comment: DocComment | undefined, name: string): string {
  const tag = comment?.jsdocTags.find((one) => one.name === name);
  return tag?.comment.trim() ?? '';
}

/** Why something is deprecated, or nothing when it is not. */
export function deprecation(comment: DocComment | undefined): string | null {
  const isDeprecated = comment?.jsdocTags.some(
    (tag) => tag.name === 'deprecated',
  );
  return isDeprecated ? toPlainText(tagText(comment, 'deprecated')) : null;
}

export function toPlainText(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, '')
    .replace(/\{@link\s+([^}\s|]+)(?:[\s|][^}]*)?\}/g, '`$1`')
    .replace(/\[([^[\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
