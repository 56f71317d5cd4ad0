import { prefixOf } from './variant-links';

/** Data of the first version of the documentation, and beside it that of the others by their site paths. */
export type ByVersion<Data> = Data & { versions?: Record<string, Data> };

/**
 * The data for the version that a site path belongs to. What runs in the browser asks first whether there are several,
 * with a condition that is known when the bundle is made: a site with one version ships nothing of this.
 */
export function ofVersion<Data>(data: ByVersion<Data>, path: string): Data {
  const { versions = {} } = data;
  return versions[prefixOf(path, Object.keys(versions)) ?? ''] ?? data;
}
