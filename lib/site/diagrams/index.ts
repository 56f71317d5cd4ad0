/** Drawings of `content/diagrams`, for pages and for the checks of content. */

export {
  diagramNames,
  drawingFiles,
  hashDrawings,
  readDiagram,
} from './read-diagram';
export type { DrawnDiagram } from './read-diagram';
export { readDrawing, type PlacedText } from './read-drawing';
