export { DOCUMENTED_PACKAGES, PACKAGES } from './packages';
