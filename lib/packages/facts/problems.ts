import path from 'node:path';
import { readApi } from '../api/read';
import { allExports, type ApiPackage } from '../api/types';
import type { Problem } from '@/lib/base/source';
import { FACT_FILES, factVersions } from './files';
import type { FactKind } from './files';
import { readPackageFacts, type PackageFacts } from './read';
import type { PackageSettings } from '../settings';

/**
 * What is wrong with the committed facts: other versions than the installed ones, and exports without a figure.
 *
 * @throws ContentError when a file is missing or of another form
 */
export function findFactProblems(
  contentDir: string,
  rootDir: string,
  settings: PackageSettings,
): Problem[] {
  const facts = readPackageFacts(contentDir, settings);
  const api = readApi(contentDir, settings.names);
  const folder = path.basename(contentDir);
  const kinds = Object.keys(FACT_FILES) as FactKind[];
  const outdated = kinds.flatMap((kind) =>
    versionProblems(
      kind,
      `${folder}/${FACT_FILES[kind]}`,
      facts[kind].versions,
      factVersions(kind, rootDir, settings),
    ),
  );
  return [
    ...outdated,
    ...missingExports(`${folder}/${FACT_FILES.costs}`, facts, api),
  ];
}

function problem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message };
}

/** Facts of other versions than those that are installed. */
export function versionProblems(
  kind: FactKind,
  file: string,
  known: Readonly<Record<string, string>>,
  installed: Readonly<Record<string, string>>,
): Problem[] {
  return Object.entries(installed)
    .filter(([name, version]) => known[name] !== version)
    .map(([name, version]) =>
      problem(
        file,
        `The facts are of ${name} ${known[name] ?? '(unknown)'}, and ${version} is installed, so pages would show what is no longer true. Run \`npm run record ${kind === 'history' ? 'api' : 'facts'}\`, read the difference and mend the pages it touches.`,
      ),
    );
}

function missingExports(
  file: string,
  { costs }: PackageFacts,
  api: readonly ApiPackage[],
): Problem[] {
  return allExports(api)
    .filter(
      ({ entry, symbol }) => costs.exports[entry]?.[symbol.name] === undefined,
    )
    .map(({ entry, symbol }) =>
      problem(
        file,
        `\`${symbol.name}\` of \`${entry}\` has no cost. Run \`npm run record facts -- costs\`.`,
      ),
    );
}
