import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@/lib/base/files';

/** Whose licences an export has to pass on. */
export type LicenceSettings = {
  /** Packages whose code is part of what a browser loads; the rest works at build time only. */
  packages: readonly string[];
  /** Those of them that are published without a copy of their licence, which is that of this repository. */
  underOwnLicence: readonly string[];
  /** What is no package, such as a typeface: its name, and the file with its licence. */
  others: readonly { name: string; file: string }[];
};

/**
 * The licences of all code that the site ships, as text.
 *
 * @param root Folder that holds `node_modules`.
 * @throws When a package has no licence file, which a licence such as MIT demands to be passed on.
 */
export function renderLicences(
  root: string,
  { packages, underOwnLicence, others }: LicenceSettings,
): string {
  const read = (...file: string[]) =>
    readFileSync(join(root, ...file), 'utf8').trim();
  const ofPackages = packages.map((name) => {
    const folder = join('node_modules', name);
    const { version, license } = readManifest(join(root, folder));
    const file = readdirSync(join(root, folder)).find((entry) =>
      /^licen[cs]e/i.test(entry),
    );
    if (!file && !underOwnLicence.includes(name)) {
      throw new Error(
        `[site] node_modules/${name} has no licence file, and its licence has to be passed on. Find its text and name it among the other licences of the export's settings, or stop shipping the package.`,
      );
    }
    const text = file ? read(folder, file) : read('LICENSE');
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const ofOthers = others.map(({ name, file }) => `${name}\n\n${read(file)}\n`);
  return [...ofPackages, ...ofOthers].join(`\n${'-'.repeat(72)}\n\n`);
}
