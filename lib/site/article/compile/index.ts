/** Compiles the MDX of a page: plugins, highlighting, guards. */

export * from './compile';
export { findComponentMistakes, isComponent } from './component-mistakes';
export type { ComponentRule, ComponentRules } from './component-mistakes';
export { prepareHighlighter } from './highlighter';
export type { CodeMark } from './highlighter';
export type {
  FenceDrawing,
  FenceVerdict,
  ShownFence,
  Verdict,
} from './plugins/rehype-code-blocks';
export { drawSignatures, type Signatures } from './signatures';
export { assertWordsShown } from './lost-words';
export * from './to-markdown';
