export { drawShapes } from './drawing';
export { diagramNames, diagramSource, readDiagram } from './read';
export type { DrawnDiagram } from './read';
