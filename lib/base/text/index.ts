/** Strings and HTML: escaping, words near to each other, days, counts. */

export { counted } from './counted';
export { escapeHtml } from './escape-html';
export { formatDay } from './format-day';
export { parseInlineLinks } from './inline-links';
export { checkLine } from './line';
export { didYouMean, nearest } from './nearest';
export { findForbidden, visible } from './plain-text';
export { toScriptLiteral } from './script-literal';
export { wordsOf } from './words-of';
