import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Packages whose code is part of what a browser loads; the rest works at build time only. */
export const SHIPPED_PACKAGES = [
  '@angular/common',
  '@angular/compiler',
  '@angular/core',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/router',
  '@ngrx/entity',
  '@ngrx/signals',
  '@ngrx/store',
  '@rx-angular/cdk',
  '@rx-angular/eslint-plugin',
  '@rx-angular/isr',
  '@rx-angular/state',
  '@rx-angular/template',
  '@sinonjs/commons',
  '@sinonjs/fake-timers',
  '@sveltejs/acorn-typescript',
  'acorn',
  'esquery',
  'fastest-levenshtein',
  'lodash-es',
  'next',
  'nprogress',
  'prettier',
  'react',
  'react-dom',
  'rxjs',
  'scheduler',
  'tslib',
] as const;

/** Of the face that headings and interface are set in. */
const FACE_LICENCE = 'app/fonts/OFL.txt';

/** Packages of RxAngular are published without a copy of their licence, which is that of this repository. */
const OWN = /^@rx-angular\//;

const manifestSchema = z.object({
  version: z.string(),
  license: z.string().default('MIT'),
});

/**
 * The licences of all code that the site ships, as text.
 *
 * @param root Folder that holds `node_modules`.
 * @throws When a package has no licence file, which a licence such as MIT demands to be passed on.
 */
export function renderLicences(root: string): string {
  const packages = SHIPPED_PACKAGES.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    );
    const file = readdirSync(folder).find((entry) =>
      /^licen[cs]e/i.test(entry),
    );
    if (!file && OWN.test(name)) {
      const text = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    }
    if (!file) {
      throw new Error(
        `[site] node_modules/${name} has no licence file. Find its licence and stop shipping the package, or name the text here.`,
      );
    }
    const text = readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const face = readFileSync(join(root, FACE_LICENCE), 'utf8').trim();
  return [...packages, `Instrument Sans (OFL-1.1)\n\n${face}\n`].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
}
