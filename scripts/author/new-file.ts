import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readCategories, sourceOf } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';

type Questions = {
  /** Settles with what was given as a flag, or with the first answer that can be used. */
  answerOf: <Answer>(
    flag: string | undefined,
    question: string,
    parse: (text: string) => Answer,
  ) => Promise<Answer>;
  close: () => void;
};

/** Asks an author one thing after the other; a wrong answer is reported, and asked for again. */
export function openQuestions(): Questions {
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  // One iterator for all questions: it keeps the lines that come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  return {
    close: () => terminal.close(),
    answerOf: async (flag, question, parse) => {
      if (flag !== undefined) return parse(flag.trim());
      for (;;) {
        terminal.setPrompt(`${question} `);
        terminal.prompt();
        const line = await lines.next();
        if (line.done) {
          throw new Error(
            `\n[site] The input ended before "${question}" had an answer, so nothing was written. Start again, or give every answer as a flag.`,
          );
        }
        try {
          return parse(line.value.trim());
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
        }
      }
    },
  };
}

/** @throws Error when something lies at the place of a new file, or another file has its route */
export function assertFree(
  file: string,
  route: string,
  pages: readonly { path: string; file: string }[],
): void {
  const taken = pages.find((page) => page.path === route)?.file;
  if (taken !== undefined || existsSync(file)) {
    throw new Error(
      `[site] ${taken ?? file} has the route ${route} already, and would be lost. Choose another one, or edit that file.`,
    );
  }
}

/** Writes a new file of content; never over another one. */
export function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

/** @throws Error when the sidebar would have no name for a folder that the page lies in */
export function assertFoldersNamed(docsDir: string, id: string): void {
  const folders = folderOf(id).split('/');
  const unnamed = folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .find(
      (folder) =>
        folder !== '.' &&
        !['index.mdx', '_category.json'].some((name) =>
          existsSync(path.join(docsDir, folder, name)),
        ),
    );
  if (unnamed !== undefined) {
    throw new Error(
      `[site] The folder content/docs/${unnamed} has no name in the sidebar, so the page could not be found. Write the folder's own page first: ${unnamed}/index.`,
    );
  }
}

/** The number after those of all entries that stand beside a page in the sidebar. */
export function nextPosition(
  root: string,
  { config, docs }: Pick<Site, 'config' | 'docs'>,
  id: string,
): number {
  const entries = [
    ...docs.map((doc) => ({ id: doc.id, position: doc.sidebarPosition })),
    ...readCategories({
      ...sourceOf(root, config, undefined),
      folder: 'docs',
      path: '/docs',
    }),
  ];
  const taken = entries.filter((entry) => folderOf(entry.id) === folderOf(id));
  return Math.max(0, ...taken.map(({ position }) => Math.floor(position))) + 1;
}

/** An index page stands for its folder, beside what lies next to that. */
export function folderOf(id: string): string {
  return path.posix.dirname(id.replace(/(^|\/)index$/, ''));
}
