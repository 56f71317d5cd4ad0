export { DOCUMENTED_PACKAGES, PACKAGES } from './packages';
export { PLAYGROUND } from './playground';
