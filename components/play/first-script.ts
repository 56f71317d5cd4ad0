/**
 * Runs where it stands: shows the first program at once, but where the address means another one. Code of an older
 * address is not shown for a moment then.
 */
export const FIRST_SCRIPT =
  "if(!location.search&&!location.hash.startsWith('#code='))document.currentScript.parentElement.dataset.first=''";
