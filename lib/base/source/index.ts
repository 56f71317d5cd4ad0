/** What authors write, parsed once: frontmatter, data files, MDX, and what is wrong with it. */

export {
  bodyOf,
  docFrontmatterSchema,
  headOf,
  homeFrontmatterSchema,
  lineOfKey,
  parseContentFile,
  postFrontmatterSchema,
  shownSchema,
} from './frontmatter';
export { findNameMistakes, nameMistake } from './names';
export { findLostNotation } from './notation/find-lost';
export { readPages } from './pages';
export type { SamplePage } from './pages';
export { parseMdx, syntaxError } from './parse';
export {
  compareProblems,
  ContentError,
  formatProblem,
  newsPrinter,
  printProblems,
} from './problem';
export type { Problem, TextFix } from './problem';
export { readContentFile } from './read-content-file';
export { readData } from './read-data';
export { displayPath, placeAt, readText } from './read-text';
export {
  findRedirectProblems,
  parsePublishedUrls,
  readRedirects,
  redirectsSchema,
} from './redirects';
export type { Redirect } from './redirects';
