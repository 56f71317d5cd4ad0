/** Facts of the documented packages. */

export { DOCUMENTED_PACKAGES, installedVersions } from './versions';
