export { MEASURED_PACKAGES, SCENES } from './benchmarks';
export { DOCUMENTED_PACKAGES, PACKAGES } from './packages';
