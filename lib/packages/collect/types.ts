import type { BuildOptions } from 'esbuild';
import type { ApiPackage } from '../api/types';
import type { PackageSettings } from '../settings';

/** What facts are found from. */
export type CollectJob = {
  rootDir: string;
  /** Installed versions of all that the facts depend on. */
  versions: Readonly<Record<string, string>>;
  api: readonly ApiPackage[];
  settings: PackageSettings;
  /** How an application is bundled for production, with the plugins that its packages need. */
  production: BuildOptions;
};
