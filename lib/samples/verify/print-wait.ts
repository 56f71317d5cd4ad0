/** So many pages take a minute or more. */
const MANY_PAGES = 20;

/** Announces that samples of many pages are checked before anything else is printed. */
export function printWait(pages: number): void {
  if (pages < MANY_PAGES) return;
  console.log(
    `[samples] The samples of ${pages} pages are compiled and run now, some of them in a browser. That takes minutes the first time; later only what changed is checked.`,
  );
}
