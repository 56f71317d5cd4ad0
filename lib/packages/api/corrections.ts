import path from 'node:path';
import { z } from 'zod';
import { readData, type Problem } from '@/lib/base/source';
import type { ApiPackage } from './types';

/** What a comment in a package should say, where it is wrong or says nothing about its subject. */
const CORRECTIONS = z.array(
  z.strictObject({
    entry: z.string(),
    symbol: z.string(),
    /** An input, output, member or parameter; nothing for the symbol itself. */
    member: z.string().optional(),
    /** The comment as published; empty where there is none. */
    was: z.string(),
    is: z.string().min(1),
  }),
);
export type Correction = z.infer<typeof CORRECTIONS>[number];

const CORRECTIONS_FILE = 'api/corrections.json';

/**
 * The corrections of the packages' own comments.
 *
 * @throws ContentError when the file is missing or of another form
 */
export function readCorrections(contentDir: string): Correction[] {
  return readData(contentDir, CORRECTIONS_FILE, CORRECTIONS);
}

/**
 * Puts corrections into a snapshot. One whose comment has changed upstream is left out, as it has not been compared
 * with the new one.
 */
export function applyCorrections(
  packages: readonly ApiPackage[],
  corrections: readonly Correction[],
): void {
  for (const correction of corrections) {
    for (const place of placesOf(packages, correction)) {
      if (place.doc === correction.was) place.doc = correction.is;
    }
  }
}

/**
 * Corrections of comments that are not there, or no longer say what was corrected.
 *
 * @param packages the snapshot as written, without corrections
 */
export function findStaleCorrections(
  packages: readonly ApiPackage[],
  corrections: readonly Correction[],
  contentDir: string,
): Problem[] {
  const file = path.posix.join(path.basename(contentDir), CORRECTIONS_FILE);
  return corrections.flatMap((correction, index) => {
    const places = placesOf(packages, correction);
    if (places.some(({ doc }) => doc === correction.was)) return [];
    const { entry, symbol, member } = correction;
    const name = member ? `${symbol}.${member}` : symbol;
    const found = places[0]?.doc;
    const message =
      found === undefined
        ? `Entry ${index + 1} corrects \`${name}\` of \`${entry}\`, which is not exported any more. Remove the entry.`
        : `Entry ${index + 1} corrects the comment of \`${name}\` in \`${entry}\`, which now says "${found}". If that is right, remove the entry; if not, copy it to "was".`;
    return [{ file, line: 1, column: 1, message }];
  });
}

/** Every place that holds the comment: a parameter has one in each overload, which may repeat that of the function. */
function placesOf(
  packages: readonly ApiPackage[],
  { entry, symbol, member }: Correction,
): { doc: string }[] {
  const found = packages
    .flatMap(({ entries }) => entries[entry] ?? [])
    .find(({ name }) => name === symbol);
  if (!found) return [];
  const { inputs, outputs, members, signatures } = found;
  if (member === undefined) {
    return [found, ...signatures.filter(({ doc }) => doc === found.doc)];
  }
  const parameters = signatures.flatMap((one) => one.parameters);
  return [...inputs, ...outputs, ...members, ...parameters].filter(
    ({ name }) => name === member,
  );
}
