import path from 'node:path';

import { placeAt } from '@/lib/base/source';
import { withoutRemovedLines } from '@/lib/samples/fences';
import type { Fence } from './extract';

/** A file that exists only in the compiler's eyes. */
export type VirtualFile = {
  /** Absolute path, forward slashes. */
  path: string;
  text: string;
  /** The content file it stands for. */
  file: string;
  fence: Fence | undefined;
  /** How many lines no author has written; those of its fence follow. */
  generatedLines: number;
};

/** Where a fence pretends to be: its title, in a folder of its own. */
function pathOf(programDir: string, fence: Fence, fallback: string): string {
  // A title may climb out of its folder, and a fence's folder must stay its own.
  const name = (fence.meta.title ?? fallback).replaceAll('..', 'up');
  const isWanted = name.endsWith(path.extname(fallback));
  return path.posix.join(
    programDir,
    `line-${fence.line}`,
    isWanted ? name : fallback,
  );
}

/**
 * The file of a fence.
 *
 * @param file its page
 * @param fallback its name where the fence has none of this kind
 * @param generated lines above its code
 */
export function fileOf(
  file: string,
  fence: Fence,
  programDir: string,
  fallback: string,
  generated: readonly string[] = [],
): VirtualFile {
  return {
    path: pathOf(programDir, fence, fallback),
    text: [...generated, withoutRemovedLines(fence.code)].join('\n'),
    file,
    fence,
    generatedLines: generated.length,
  };
}

/** The 0-based line of its fence that a 0-based line of a virtual file is; nothing where no author has written it. */
export function fenceLineOf(
  { generatedLines }: VirtualFile,
  line: number,
): number | undefined {
  return line < generatedLines ? undefined : line - generatedLines;
}

/** Translates a 0-based place in a virtual file to the content file. */
export function originOf(file: VirtualFile, line: number, character: number) {
  const { fence } = file;
  if (!fence) return { line: line + 1, column: character + 1 };
  const own = fenceLineOf(file, line);
  if (own === undefined) return { line: fence.line, column: fence.column };
  const indent = fence.indents[own] ?? 0;
  return { line: fence.line + 1 + own, column: character + indent + 1 };
}

/** The same for an offset. */
export function originAt(file: VirtualFile, offset: number) {
  const { line, column } = placeAt(file.text, offset);
  return originOf(file, line - 1, column - 1);
}
