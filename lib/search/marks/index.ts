/** Marks the words of a search on the page that it led to. */

export { clearMarks, removeMarks, showMarks } from './page-marks';
