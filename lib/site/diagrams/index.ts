/** Drawings of `content/diagrams`, for pages and for the checks of content. */

export * from './read-diagram';
export { activeIn, loads } from './svg-rule';
export { readDrawing, type PlacedText } from './read-drawing';
