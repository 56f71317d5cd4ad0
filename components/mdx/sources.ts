import { findRule, getApiTable, readApi, readRules } from '@/lib/api';
import type { Site } from '@/lib/content';
import { hashOf } from '@/lib/files';
import { readPackageFacts } from '@/lib/package-facts';
import type { PackageFacts } from '@/lib/package-facts';
import { readLab } from '@/lib/render-lab';
import type { LabData } from '@/lib/render-lab';
import type { Source } from './part';

/** Finds something once for each site, as several pages draw from it and it takes long. */
export function perSite<Value extends object | string>(
  find: (site: Site) => Value,
): (site: Site) => Value {
  const found = new WeakMap<Site, { value: Value }>();
  return (site) => {
    const known = found.get(site) ?? { value: find(site) };
    found.set(site, known);
    return known.value;
  };
}

/** The public API of the packages. What does not exist in it is reported with the place of the tag. */
export const API: Source<{
  getApiTable: typeof getApiTable;
  findRule: typeof findRule;
  readRules: typeof readRules;
}> = {
  key: perSite(({ root }) =>
    hashOf([JSON.stringify([readApi(root), readRules(root)])]),
  ),
  read: () => ({ getApiTable, findRule, readRules }),
};

/** Costs, history and compatibility of the packages. */
export const PACKAGE_FACTS: Source<PackageFacts> = {
  key: perSite(({ root }) => hashOf([JSON.stringify(readPackageFacts(root))])),
  read: ({ root }) => readPackageFacts(root),
};

/** Recordings of the render lab. */
export const LAB: Source<LabData> = {
  key: perSite(({ root }) => hashOf([JSON.stringify(readLab(root))])),
  read: ({ root }) => readLab(root),
};
