import {
  findExportHomes,
  findRule,
  getApiTable,
  readApi,
  readPackageFacts,
  readRules,
  type ApiPackage,
  type ApiRule,
  type ApiTable,
  type ApiTableRequest,
  type ExportHomes,
  type PackageFacts,
} from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import type { Site } from '@/lib/site/content';
import { hashOf } from '@/lib/base/files';
import { readPages } from '@/lib/base/source';
import { readLab, type LabData } from '@/lib/benchmarks';
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
  getApiTable: (request: ApiTableRequest) => ApiTable;
  findRule: (name: string) => ApiRule;
  packages: readonly ApiPackage[];
}> = {
  key: perSite(({ root }) =>
    hashOf([JSON.stringify([readApi(root, PACKAGES.names), readRules(root)])]),
  ),
  read: ({ root }) => {
    const rules = readRules(root);
    const packages = readApi(root, PACKAGES.names);
    return {
      getApiTable: (request) => getApiTable(request, packages),
      findRule: (name) => findRule(name, rules),
      packages,
    };
  },
};

const homesIn = perSite(({ root }) =>
  findExportHomes(readApi(root, PACKAGES.names), readPages(root), PACKAGES),
);

/** The place that documents each export. */
export const HOMES: Source<ExportHomes> = {
  key: perSite((site) => hashOf([JSON.stringify([...homesIn(site)])])),
  read: homesIn,
};

/** Costs, history and compatibility of the packages. */
export const PACKAGE_FACTS: Source<PackageFacts> = {
  key: perSite(({ root }) =>
    hashOf([JSON.stringify(readPackageFacts(root, PACKAGES))]),
  ),
  read: ({ root }) => readPackageFacts(root, PACKAGES),
};

/** Recordings of the render lab. */
export const LAB: Source<LabData> = {
  key: perSite(({ root }) => hashOf([JSON.stringify(readLab(root))])),
  read: ({ root }) => readLab(root),
};
