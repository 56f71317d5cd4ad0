export { drawShapes } from './drawing';
export { diagramSource, readDiagram } from './read';
export type { DrawnDiagram } from './read';
