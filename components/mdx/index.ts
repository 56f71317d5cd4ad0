/** The components that authors may write: a folder for each, or for each family, named here in a line. */

import { apiTable } from './api-table';
import { cardList } from './card-list';
import { choices } from './choices';
import { commands } from './commands';
import { compatibleVersions } from './compatible-versions';
import { demo } from './demo';
import { details } from './details';
import { diagram } from './diagram';
import { exportChanges } from './export-changes';
import { image } from './image';
import { importCosts } from './import-costs';
import { lab } from './lab';
import { legacy } from './legacy';
import { packageVersions } from './package-versions';
import type { Part } from './part';
import { rules } from './rules';
import { sampleTotals } from './sample-totals';
import { tabs } from './tabs';

export type { Part } from './part';

/** By name. The names are the authors' interface: renaming one breaks pages. */
export const PARTS: Readonly<Record<string, Part>> = {
  ...apiTable,
  ...cardList,
  ...choices,
  ...commands,
  ...compatibleVersions,
  ...demo,
  ...details,
  ...diagram,
  ...exportChanges,
  ...image,
  ...importCosts,
  ...lab,
  ...legacy,
  ...packageVersions,
  ...rules,
  ...sampleTotals,
  ...tabs,
};
