/** The language between the sample checker and a page: settings of code blocks, cuts, records, symbols. */

export {
  findCutProblems,
  shownLines,
  stripCuts,
  withoutRemovedLines,
} from './cut';
export type { DemoControl } from './demo-controls';
export { TEMPLATE_LANGUAGES, TYPESCRIPT_LANGUAGES } from './fence-keys';
export { isInBrowser, parseFenceMeta, type FenceMeta } from './fence-meta';
export { TOKEN_CLASSES } from './tokens';
export {
  DEMO_RECORD,
  FENCE_RECORD,
  SAMPLES_CACHE,
  countKinds,
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
export { formatUse, parseUse } from './uses';
export type { FoundSymbol, FoundUse } from './uses';
