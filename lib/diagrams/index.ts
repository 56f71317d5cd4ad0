/** Marble diagrams: text in, SVG out. */

export { drawMarbles } from './draw';
export { parseMarbles } from './parse';
