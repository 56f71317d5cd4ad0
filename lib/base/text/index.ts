/** Strings and HTML: escaping, words near to each other, days. */

export { escapeHtml } from './escape-html';
export { formatDay } from './format-day';
export { parseInlineLinks } from './inline-links';
export { checkLine } from './line';
export { didYouMean, nearest } from './nearest';
export { findForbidden, visible } from './plain-text';
export type { ForbiddenCharacter } from './plain-text';
export { toScriptLiteral } from './script-literal';
