import path from 'node:path';

import { withoutRemovedLines } from '@/lib/samples/fences';
import type { Fence } from './extract';

/** Where a line of a virtual file comes from. */
type LineOrigin = {
  /** 1-based line of the content file. */
  line: number;
  /** Columns to add to get from the virtual to the content file. */
  indent: number;
};

/** A file that exists only in the compiler's eyes. */
export type VirtualFile = {
  /** Absolute path, forward slashes. */
  path: string;
  text: string;
  /** The content file it stands for. */
  file: string;
  /** One entry a line; nothing for lines an author has not written. */
  origins: (LineOrigin | undefined)[];
  fence: Fence | undefined;
  /** Written by us, so that advice about its own imports is noise. */
  isGenerated: boolean;
};

/** A line of a virtual file, and where an author has written it. */
export type Line = { text: string; origin: LineOrigin | undefined };

/** The lines of a fence, each with its place. */
export function fenceLines(fence: Fence): Line[] {
  return withoutRemovedLines(fence.code)
    .split('\n')
    .map((text, index) => ({
      text,
      origin: {
        line: fence.line + 1 + index,
        indent: fence.indents[index] ?? 0,
      },
    }));
}

/** A line that no author has written. */
export function generated(text: string): Line {
  return { text, origin: undefined };
}

/** Where a fence pretends to be: its title, in a folder of its own. */
export function pathOf(
  programDir: string,
  fence: Fence,
  fallback: string,
): string {
  // A title may climb out of its folder, and a fence's folder must stay its own.
  const name = (fence.meta.title ?? fallback).replaceAll('..', 'up');
  const isWanted = name.endsWith(path.extname(fallback));
  return path.posix.join(
    programDir,
    `line-${fence.line}`,
    isWanted ? name : fallback,
  );
}

/** Puts lines together to a file. */
export function createFile(
  file: string,
  fence: Fence,
  virtualPath: string,
  lines: readonly Line[],
  isGenerated = false,
): VirtualFile {
  return {
    path: virtualPath,
    text: lines.map((line) => line.text).join('\n'),
    file,
    origins: lines.map((line) => line.origin),
    fence,
    isGenerated,
  };
}

/** The 0-based place of an offset. */
export function placeAt({ text }: VirtualFile, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** Translates a place in a virtual file to the content file. */
export function originOf(
  file: VirtualFile,
  line: number,
  character: number,
): { line: number; column: number } {
  const origin = file.origins[line];
  if (origin) {
    return { line: origin.line, column: character + origin.indent + 1 };
  }
  if (!file.fence) return { line: line + 1, column: character + 1 };
  return { line: file.fence.line, column: file.fence.column };
}
