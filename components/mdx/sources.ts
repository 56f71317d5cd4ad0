import { findRule, getApiTable, readApi, readRules } from '@/lib/packages/api';
import type { Site } from '@/lib/site/content';
import { hashOf } from '@/lib/base/files';
import { readPackageFacts } from '@/lib/packages/facts';
import type { PackageFacts } from '@/lib/packages/facts';
import { readLab } from '@/lib/benchmarks';
import type { LabData } from '@/lib/benchmarks';
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
