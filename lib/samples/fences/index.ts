/** The language between the sample checker and a page: settings of code blocks, cuts, records, symbols. */

export {
  findCutProblems,
  shownLines,
  stripCuts,
  withoutRemovedLines,
} from './cut';
export { DEMO_CONTROL, type DemoControl } from './demo-meta';
export {
  TEMPLATE_LANGUAGES,
  TYPESCRIPT_LANGUAGES,
  isInBrowser,
  parseFenceMeta,
} from './fence-meta';
export {
  RUN_HOSTS,
  type FenceLint,
  type FenceMeta,
  type FoundHovers,
  type FoundSymbol,
} from './fence-types';
export { TOKEN_CLASSES } from './tokens';
export {
  DIAGNOSTIC,
  FENCE_KIND,
  PLAY_RESULT,
  SAMPLES_CACHE,
  SHOWN_VALUE,
  hashFence,
  hashText,
  isPlayable,
  readSamplesManifest,
  writeJson,
  writeSamplesManifest,
  type DemoRecord,
  type FenceDiagnostic,
  type FenceKind,
  type FenceRecord,
  type PlayResult,
  type SampleTotals,
  type SamplesManifest,
  type ShownDemo,
  type ShownValue,
} from './manifest';
