/** Compiles the MDX of a page: plugins, highlighting, guards. */

export { compileMdx, renderError } from './compile';
export type { MdxComponents } from './compile';
export { findComponentMistakes } from './component-mistakes';
export type { ComponentRule, ComponentRules } from './component-rule';
export { highlightAhead } from './highlight-ahead';
export { prepareHighlighter } from './highlighter';
export type { CodeMark } from './highlighter';
export type {
  FenceDrawing,
  FenceVerdict,
  ShownFence,
  Verdict,
} from './plugins/rehype-code-blocks';
export { drawSignatures, type Signatures } from './signatures';
export { parseHtml, toMarkdown } from './to-markdown';
export type { TextForms } from './to-markdown';
