/** The API of published packages and facts about them, from files that are committed. */

export { findStaleCorrections, readCorrections } from './api/corrections';
export { findExportHomes, findTypeHome, type ExportHomes } from './api/homes';
export { getApiTable, readApi, readSnapshot, signatureText } from './api/read';
export type {
  ApiTable,
  ApiTableGroup,
  ApiTableRequest,
  ApiTableRow,
  ApiTableShow,
} from './api/read';
export { ruleOptions, findRule, readRules } from './api/rules';
export { allExports } from './api/types';
export type { ApiPackage, ApiRule, ApiRules, ApiSymbol } from './api/types';
export { FACT_FILES, factVersions, type FactKind } from './facts/files';
export { findFactProblems } from './facts/problems';
export { exportFacts, readPackageFacts } from './facts/read';
export type { ExportFacts, PackageFacts } from './facts/read';
export {
  currentNeeds,
  newestReleases,
  releasesByAngular,
  supportOf,
} from './facts/releases';
export type { Compatibility } from './facts/types';
export type { PackageSettings } from './settings';
