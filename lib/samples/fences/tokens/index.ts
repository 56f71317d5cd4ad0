/** Shared with the browser, where nothing else of this folder can run. */

/** Classes of the kinds of code that have a colour. A page has hundreds of them: each letter of a name counts. */
export const TOKEN_CLASSES = {
  keyword: 'k',
  string: 's',
  constant: 'c',
  function: 'f',
  comment: 'r',
} as const;
