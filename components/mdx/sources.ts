import {
  findExportHomes,
  findRule,
  getApiTable,
  readApi,
  readPackageFacts,
  readRules,
  supportOf,
  type ApiTableRequest,
  type ExportHomes,
} from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import type { Site } from '@/lib/site/content';
import { hashOf } from '@/lib/base/files';
import { readPages } from '@/lib/base/source';
import { readLab } from '@/lib/benchmarks';
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

/**
 * What is found once for each site, and recognised by all that it holds.
 *
 * @param find may find functions as well, of which the rest tells the source
 */
function foundIn<Data extends object>(
  find: (site: Site) => Data,
): Source<Data> {
  const read = perSite(find);
  const key = perSite((site) =>
    hashOf([
      JSON.stringify(read(site), (_, value: unknown) =>
        value instanceof Map ? [...value] : value,
      ),
    ]),
  );
  return { key, read };
}

/** The public API of the packages. What does not exist in it is reported with the place of the tag. */
export const API = foundIn(({ root }) => {
  const rules = readRules(root);
  const packages = readApi(root, PACKAGES.names);
  return {
    packages,
    rules,
    getApiTable: (request: ApiTableRequest) => getApiTable(request, packages),
    findRule: (name: string) => findRule(name, rules),
  };
});

const homesOf = perSite(({ root }) =>
  findExportHomes(readApi(root, PACKAGES.names), readPages(root), PACKAGES),
);

/** The place that documents each export. */
export const HOMES: Source<ExportHomes> = {
  read: homesOf,
  key: perSite((site) =>
    hashOf(
      // While writing, the first page would wait until those that it leads to are parsed for their headings.
      [...homesOf(site)].map(([name, home]) =>
        process.env.NODE_ENV === 'development' ? name : `${name} ${home()}`,
      ),
    ),
  ),
};

/** Costs, history and compatibility of the packages. */
export const PACKAGE_FACTS = foundIn(({ root }) => {
  const facts = readPackageFacts(root, PACKAGES);
  return {
    ...facts,
    supportOf: (name: string) => supportOf(facts.compatibility, name),
  };
});

/** Recordings of the render lab. */
export const LAB = foundIn(({ root }) => readLab(root));
