/** The API of published packages and facts about them, from files that are committed. */

export { findDocumentation, indexPages, measureCoverage } from './api/coverage';
export type { MentionIndex, PackageCoverage } from './api/coverage';
export { findMentions } from './api/mentions';
export { getApiTable, readApi, signatureText } from './api/read';
export type {
  ApiTable,
  ApiTableGroup,
  ApiTableRequest,
  ApiTableRow,
  ApiTableShow,
} from './api/read';
export { ruleOptions } from './api/rule-options';
export { rulePages } from './api/rule-pages';
export { findRule, readRules } from './api/rules';
export type { ApiPackage, ApiRule, ApiRules, ApiSymbol } from './api/types';
export { FACT_FILES, factVersions } from './facts/files';
export type { FactKind } from './facts/files';
export { changesOf } from './facts/majors';
export type { MajorChanges } from './facts/majors';
export { findFactProblems } from './facts/problems';
export { exportFacts, readPackageFacts } from './facts/read';
export type { ExportFacts, PackageFacts } from './facts/read';
export {
  currentNeeds,
  newestReleases,
  releasesByAngular,
  supportOf,
  trialsByAngular,
} from './facts/releases';
export { exportCosts, featureCosts } from './facts/sharing';
export type { Compatibility, Costs, Trial } from './facts/types';
export type { PackageSettings } from './settings';
