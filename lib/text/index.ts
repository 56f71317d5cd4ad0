/** Strings and HTML: escaping, words near to each other, days. */

export { escapeHtml } from './escape-html';
export { formatDay } from './format-day';
export { parseInlineLinks } from './inline-links';
export { didYouMean, nearest } from './nearest';
