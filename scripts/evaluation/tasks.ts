import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/evaluation';
const KINDS = ['write', 'upgrade', 'fix'] as const;

/** Something that a program is asked to do with RxAngular, and how to tell whether it has. */
export type Task = {
  id: string;
  kind: (typeof KINDS)[number];
  /** What is asked, in words. */
  prompt: string;
  /** The code that there is, for tasks that change some. */
  start: string | undefined;
  check: {
    code: string;
    /** What the checker is told of it, as behind a fence: `run=di`. */
    meta: string;
    /** What the answer must not hold, because the task is about doing without it. */
    not: RegExp | undefined;
  };
  /** An answer that is right. */
  answer: string;
  /** One that is not, as programs give it. */
  wrong: string | undefined;
};

/**
 * Reads all tasks.
 *
 * @throws when a task has no check or no answer; the message names file and task
 */
export function readTasks(): Task[] {
  return KINDS.flatMap((kind) => {
    const file = path.join(FOLDER, `${kind}.md`);
    return parseTasks(kind, file, readFileSync(file, 'utf8'));
  });
}

/**
 * Reads the tasks of one kind: a section each.
 *
 * @param file for messages
 * @throws when a task has no check or no answer
 */
export function parseTasks(
  kind: Task['kind'],
  file: string,
  text: string,
): Task[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => parseTask(kind, file, section));
}

const FENCE = /^```ts (\w+)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm;
const NOT = /(?:^| )not="([^"]+)"/;

function parseTask(kind: Task['kind'], file: string, section: string): Task {
  const [id = ''] = section.split('\n', 1);
  const parts = new Map<string, { meta: string; code: string }>();
  for (const [, name = '', meta = '', code = ''] of section.matchAll(FENCE)) {
    parts.set(name, { meta, code });
  }
  const need = (name: string) => {
    const part = parts.get(name);
    if (part) return part;
    throw new Error(
      `[evaluation] ${file}: the task "${id}" has no fence "ts ${name}". Add it.`,
    );
  };
  const { meta, code } = need('check');
  const [, not] = NOT.exec(meta) ?? [];
  return {
    id,
    kind,
    prompt: section.slice(id.length, section.indexOf('```')).trim(),
    start: parts.get('start')?.code,
    check: {
      code,
      meta: meta.replace(NOT, '').trim(),
      not: not === undefined ? undefined : new RegExp(not),
    },
    answer: need('answer').code,
    wrong: parts.get('wrong')?.code,
  };
}
