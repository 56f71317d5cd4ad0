import { isFileName, MAX_FILES } from '../link';
import type { Workbench } from './workbench';

/**
 * What is wrong with a name for a file.
 *
 * @param own the name that the file has now
 * @returns undefined when it can have that name
 */
export function nameProblem(
  { files, active }: Workbench,
  name: string,
  own?: string,
): string | undefined {
  if (!isFileName(name)) {
    return 'Use letters, digits, hyphens and dots, and end with .ts, .html or .css.';
  }
  if (own !== undefined && active === 0 && !name.endsWith('.ts')) {
    return 'The first file is the program: its name ends with .ts.';
  }
  if (name !== own && files.some((file) => file.name === name)) {
    return `There is already a file ${name}.`;
  }
  return own === undefined && files.length >= MAX_FILES
    ? `A playground has ${MAX_FILES} files at most.`
    : undefined;
}

/** Adds an empty file and opens it. */
export function addFile(bench: Workbench, name: string): Workbench {
  const files = [...bench.files, { name, text: '' }];
  return { ...withFiles(bench, files), active: bench.files.length };
}

/** Writes into the open file, which is run when the reader pauses, or gives it another name. */
export function changeFile(
  bench: Workbench,
  change: { text: string } | { name: string },
): Workbench {
  const files = bench.files.map((file, index) =>
    index === bench.active ? { ...file, ...change } : file,
  );
  return withFiles(bench, files);
}

/** Takes the open file away; the first one, which runs, stays. */
export function removeFile(bench: Workbench): Workbench {
  const { active, files } = bench;
  if (active === 0) return bench;
  const rest = files.filter((_, index) => index !== active);
  return {
    ...withFiles(bench, rest),
    active: active - 1,
    before: {
      files,
      what: `${files[active]?.name ?? ''} was deleted.`,
      act: 'Undo',
    },
  };
}

/** Opens a file by its name. */
export function openFile(bench: Workbench, name: string): Workbench {
  const active = bench.files.findIndex((file) => file.name === name);
  return active === -1 ? bench : { ...bench, active };
}

function withFiles(bench: Workbench, files: Workbench['files']): Workbench {
  return { ...bench, files, said: undefined, before: undefined };
}
