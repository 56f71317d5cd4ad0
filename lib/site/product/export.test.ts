import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderLicences } from '@/lib/export/host/licences';
import { LICENCES } from './export';

/** Folders and files whose code runs in browsers. */
const BROWSER_CODE =
  /^(?:lib\/(?:base\/(?:browser|text|url)|search\/(?:box|page|panel|query)|export\/offline|site\/(?:browser|program))\/.*|components\/.*\.client)\.tsx?$/;

/** Packages that code imports, types left out. */
function importedPackages(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*? from '([^'.@][^'/]*|@[^'/]+\/[^'/]+)[^']*'/gm,
    ),
  ].map(([, name = '']) => name);
}

function listBrowserCode(): string[] {
  return ['lib', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => BROWSER_CODE.test(file) && !file.includes('.test.'));
}

test('every package that browser code imports has its licence shipped', () => {
  const files = listBrowserCode();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    for (const name of importedPackages(file)) {
      expect(LICENCES.packages, `${file} imports ${name}`).toContain(name);
    }
  }
});

test('the list names version and licence and holds the text', () => {
  const licences = renderLicences('.', LICENCES);
  expect(licences).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(
    licences.match(/Permission is hereby granted/gi)?.length,
  ).toBeGreaterThan(4);
});

test('what published files of packages contain has its licence shipped, too', () => {
  const licences = renderLicences('.', LICENCES);
  expect(licences).toMatch(/^estraverse \d+\.\d+\.\d+ \(BSD-2-Clause\)$/m);
});
