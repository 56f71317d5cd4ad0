/** What the published packages tell: what an import costs, since when it is there, and what it can be installed with. */

export { FACT_FILES, factVersions } from './files';
export type { FactKind } from './files';
export { findFactProblems } from './problems';
export { exportFacts, readPackageFacts } from './read';
export type { ExportFacts, PackageFacts } from './read';
export { changesOf } from './majors';
export type { MajorChanges } from './majors';
export { exportCosts, featureCosts } from './sharing';
export type { Compatibility, Costs, Trial } from './types';
export {
  currentNeeds,
  newestReleases,
  releasesByAngular,
  supportOf,
  trialsByAngular,
} from './releases';
