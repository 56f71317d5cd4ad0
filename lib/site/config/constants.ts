/** Id of the element that holds a page's content. */
export const MAIN_ID = 'main';

/** Ids that the frame of the pages, its scripts and the components on them give; no heading gets one of them. */
export const FRAME_ID =
  /^(?:main|base-url-issue|footnote-label|navbar-menu|play-name-problem|symbol-card-text|search-panel(?:-list(?:-\d+)?)?|tabs-\d+-(?:tab|panel)-\d+|proof-\d+|user-content-.+)$/;

/**
 * Widest viewport that gets the mobile layout, in the reader's own size of text, so that large text gets the columns
 * it has room for; the same figure stands in `app/styles`.
 */
export const MOBILE_MAX_WIDTH_EM = 62.25;

/** The same for text of 16 px. */
export const MOBILE_MAX_WIDTH_PX = MOBILE_MAX_WIDTH_EM * 16;

/** How long a page change may take before the progress bar shows. */
export const PROGRESS_DELAY_MS = 200;

/** Heading levels that the table of contents lists. */
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;

/** Site path of a package's pages in one document. */
export function allPagesPath(packagePath: string): string {
  return `${packagePath}/all`;
}
