/** The language between the sample checker and a page: settings of code blocks, cuts, records, symbols. */

export {
  findCutProblems,
  shownLines,
  stripCuts,
  withoutRemovedLines,
} from './cut';
export { DEMO_CONTROL } from './demo-meta';
export type { DemoControl } from './demo-meta';
export type { DemoModule, RunningDemo } from './demo-module';
export {
  TEMPLATE_LANGUAGES,
  TYPESCRIPT_LANGUAGES,
  isInBrowser,
  parseFenceMeta,
} from './fence-meta';
export { RUN_HOSTS } from './fence-types';
export type { FenceLint, FenceMeta } from './fence-types';
export { hoverPath } from './hover-data';
export type { HoverData, HoverSite, HoverSymbol } from './hover-data';
export { PAGE_HOVERS } from './hover-types';
export type { FoundHovers, FoundSymbol, PageHovers } from './hover-types';
export { LANGUAGE_LABELS, grammarOf } from './languages';
export { TOKEN_CLASSES } from './token-classes';
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
} from './manifest';
export type {
  DemoRecord,
  FenceDiagnostic,
  FenceKind,
  FenceRecord,
  PlayResult,
  SampleTotals,
  SamplesManifest,
  ShownValue,
} from './manifest';
