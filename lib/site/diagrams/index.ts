/** Drawings of `content/diagrams`: read strictly, for pages and for the checks of content. */

export {
  diagramNames,
  drawingFiles,
  hashDrawings,
  readDiagram,
} from './read-diagram';
export type { DrawnDiagram } from './read-diagram';
export { wordsOfDrawing, type PlacedText } from './words-of-drawing';
