import { installedVersions } from '@/lib/base/files';
import type { Versions } from '@/lib/playground/project';
import { PLAY_PACKAGES } from '.';

/** Nothing here builds applications, so these are not installed. */
const CLI = '21.2.27';

/**
 * Exact versions for a downloaded program: those that it ran with.
 *
 * @param rootDir of the repository
 */
export function workspaceVersions(rootDir: string): Versions {
  const cdk = ['@rx-angular/cdk'];
  return {
    packages: installedVersions(rootDir, [...PLAY_PACKAGES, 'tslib']),
    tools: {
      '@angular/build': CLI,
      '@angular/cli': CLI,
      ...installedVersions(rootDir, ['@angular/compiler-cli', 'typescript']),
    },
    peers: {
      '@ngrx/entity': ['@ngrx/store'],
      '@rx-angular/state': cdk,
      '@rx-angular/template': cdk,
    },
  };
}
