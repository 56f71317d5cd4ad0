export { MEASURED_PACKAGES, SCENES } from './benchmarks';
export { LICENCES, NOT_OFFLINE, PROGRAM } from './export';
export { DOCUMENTED_PACKAGES, PACKAGES } from './packages';
export { PLAYGROUND } from './playground';
