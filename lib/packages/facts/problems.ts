import path from 'node:path';
import { readApi } from '../api/read';
import { allExports } from '../api/types';
import type { Problem } from '@/lib/base/source';
import { FACT_FILES, factVersions } from './files';
import type { FactKind } from './files';
import { readPackageFacts } from './read';
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
  const fileOf = (kind: FactKind) =>
    `${path.basename(contentDir)}/${FACT_FILES[kind]}`;
  const kinds = Object.keys(FACT_FILES) as FactKind[];
  const outdated = kinds.flatMap((kind) =>
    versionProblems(
      kind,
      fileOf(kind),
      facts[kind].versions,
      factVersions(kind, rootDir, settings),
    ),
  );
  const { exports } = facts.costs;
  const missing = allExports(readApi(contentDir, settings.names))
    .filter(({ entry, symbol }) => exports[entry]?.[symbol.name] === undefined)
    .map(({ entry, symbol }) =>
      problem(
        fileOf('costs'),
        `\`${symbol.name}\` of \`${entry}\` has no cost. Run \`npm run record facts -- costs\`.`,
      ),
    );
  return [...outdated, ...missing];
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
