import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
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
  {
    tag: [t.punctuation, t.bracket, t.angleBracket],
    class: TOKEN_CLASSES.punctuation,
  },
  { tag: t.comment, class: TOKEN_CLASSES.comment },
]);

const raised = {
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius-small)',
  backgroundColor: 'var(--color-raised)',
  color: 'var(--color-text)',
};
const chosen = {
  backgroundColor: 'var(--color-accent-soft)',
  color: 'var(--color-text)',
};

/** What the library draws, in the tokens of the site. */
export const look = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--color-code-background)',
    color: 'var(--color-code-text)',
    fontSize: '0.9rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-text)', paddingBlock: '0.6rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--color-code-background)',
    color: 'var(--tk-comment)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-text) 5%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--color-line-mark)' },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'var(--color-mark)',
    color: 'var(--color-text)',
  },
  '.cm-searchMatch-selected': {
    outline: '2px solid var(--color-accent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-accent-soft)',
    outline: '1px solid var(--color-border-strong)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { color: 'var(--color-danger)' },
  '.cm-foldPlaceholder': { ...raised, paddingInline: '0.4rem' },
  '.cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
  },
  '.cm-textfield, .cm-button': {
    ...raised,
    backgroundImage: 'none',
    minHeight: '1.8rem',
  },
  '.cm-tooltip': raised,
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': chosen,
  '.cm-panel.cm-panel-lint ul [aria-selected]': chosen,
  '.cm-diagnostic': { padding: '0.3rem 0.6rem', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': {
    borderInlineStartColor: 'var(--color-danger)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textDecorationSkipInk: 'none',
  },
});
