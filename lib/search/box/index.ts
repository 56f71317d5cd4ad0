/** What every page has of search: the box, until a reader turns to it, and the marks of a query that led here. */

export { startArrivalMarks } from './arrival-marks';
export { startSearchBox } from './search-box';
export { searchStatus } from './status';
