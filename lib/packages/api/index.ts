/** Tables of the packages' public API, from the committed snapshot. */

export { findDocumentation, indexPages, measureCoverage } from './coverage';
export type { MentionIndex, PackageCoverage } from './coverage';
export { findMentions } from './mentions';
export { getApiTable, readApi, signatureText } from './read';
export type {
  ApiTable,
  ApiTableGroup,
  ApiTableRequest,
  ApiTableRow,
  ApiTableShow,
} from './read';
export { ruleOptions } from './rule-options';
export { rulePages } from './rule-pages';
export { findRule, readRules } from './rules';
export type { ApiPackage, ApiRule, ApiSymbol } from './types';
