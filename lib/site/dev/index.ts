/** Reports for authors while they write. */

export {
  CONTENT_REPORT,
  PAGES_REPORT,
  SAMPLES_REPORT,
  SAVED,
  SITE_REPORT,
  areSamplesChecked,
  readPageMistakes,
  readPagesNow,
  readProblems,
  readSharedMistakes,
} from './dev-reports';
export type { DevPages } from './dev-reports';
export * from './page-moves';
