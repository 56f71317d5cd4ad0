export { BINDINGS, MEASURED_PACKAGES, SCENES } from './benchmarks';
export { LICENCES, NOT_OFFLINE, PLAY_TOOLS, PROGRAM } from './export';
export { DOCUMENTED_PACKAGES, PACKAGES } from './packages';
export { PLAYGROUND } from './playground';
export { workspaceVersions } from './playground/workspace';
