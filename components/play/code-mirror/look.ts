import { HighlightStyle } from '@codemirror/language';
import { tags as t } from '@lezer/highlight';
import { TOKEN_CLASSES } from '@/lib/samples/fences/tokens';

/** The colours of the site's code, in both modes. */
export const colours = HighlightStyle.define([
  {
    tag: [t.keyword, t.modifier, t.operatorKeyword, t.self, t.tagName],
    class: TOKEN_CLASSES.keyword,
  },
  {
    tag: [t.string, t.special(t.string), t.regexp, t.attributeValue],
    class: TOKEN_CLASSES.string,
  },
  {
    tag: [t.number, t.bool, t.null, t.atom, t.attributeName, t.color, t.unit],
    class: TOKEN_CLASSES.constant,
  },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName), t.meta],
    class: TOKEN_CLASSES.function,
  },
  { tag: t.comment, class: TOKEN_CLASSES.comment },
]);
