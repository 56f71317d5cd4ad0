/** Finishes a static export, serves it, and checks what is in it. */

export { printBudgets } from './budgets';
export { checkExport } from './check/check-export';
export { listFiles } from './files';
export { bundleProgram, PROGRAM_DIR } from './bundle-program';
export type { ProgramSettings } from './bundle-program';
export { finishExport } from './finish-export';
export type { LicenceSettings } from './licences';
export { localeExportDir } from './locale-exports';
export { openExport } from './open-export';
export { pageKinds } from './page-kinds';
export { assertExport, publishExport } from './publish';
export { startServer } from './static-server';
export type { RunningServer } from './static-server';
export { xmlMistake } from './xml';
