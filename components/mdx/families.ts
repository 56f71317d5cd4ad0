/** Every component that authors may write, or every family of them: a folder each, named here in a line. */

export { apiIndex } from './api-index';
export { apiTable } from './api-table';
export { cardList } from './card-list';
export { choices } from './choices';
export { commands } from './commands';
export { compatibleVersions } from './compatible-versions';
export { counter } from './counter';
export { details } from './details';
export { diagram } from './diagram';
export { errorFinder } from './error-finder';
export { image } from './image';
export { lab } from './lab';
export { legacy } from './legacy';
export { packageVersions } from './package-versions';
export { rules } from './rules';
export { tabs } from './tabs';
export { upgradePath } from './upgrade-path';
