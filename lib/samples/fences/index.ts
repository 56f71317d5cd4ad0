/** The language between the sample checker and a page: settings of code blocks, cuts, records, symbols. */

export {
  findCutProblems,
  shownLines,
  stripCuts,
  withoutRemovedLines,
} from './cut';
export type { DemoControl } from './demo-meta';
export type { DemoModule, RunningDemo } from './demo-module';
export {
  TEMPLATE_LANGUAGES,
  TYPESCRIPT_LANGUAGES,
  isInBrowser,
  parseFenceMeta,
} from './fence-meta';
export type { FenceLint, FenceMeta } from './fence-types';
export { hoverPath } from './hover-data';
export type { HoverData, HoverSite, HoverSymbol } from './hover-data';
export { FOUND_HOVERS, PAGE_HOVERS } from './hover-types';
export type { FoundHovers, FoundSymbol, PageHovers } from './hover-types';
export { LANGUAGE_LABELS, grammarOf } from './languages';
export { TOKEN_CLASSES } from './token-classes';
export {
  FENCE_RECORD,
  PLAYABLE_FENCES,
  SAMPLES_CACHE,
  hashFence,
  hashFences,
  hashText,
  readPlayableFences,
  readSamplesManifest,
  writeJson,
  writeSamplesManifest,
} from './manifest';
export type {
  DemoRecord,
  FenceDiagnostic,
  FenceKind,
  FenceRecord,
  SampleTotals,
  SamplesManifest,
  ShownValue,
} from './manifest';
