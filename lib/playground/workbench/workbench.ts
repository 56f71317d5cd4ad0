import type { Packs, Report, RunRequest } from '../engine';
import type { Project } from '../link';
import type { Built } from '../tools';
import type { Problem } from '../types';
import {
  addReport,
  noResults,
  notesOf,
  type LineNote,
  type Results,
  type Status,
} from './results';

type Files = Project['files'];

/** What the frame runs; how it looks is up to the page. */
export type Program = Omit<RunRequest, 'theme'>;

/** Why there is no frame any more. */
export type Loss = keyof typeof LOSSES | 'worn';

type ResultTab = 'Preview' | 'Problems' | 'Values' | 'Console' | 'Lint';

/** What is known of the types: nothing before the reader has changed something. */
type Types = {
  phase: 'unknown' | 'checking' | 'known' | 'lost';
  /** Those that it is about. */
  files?: Files;
  problems: readonly Problem[];
};

const NO_TYPES: Types = { phase: 'unknown', problems: [] };

/** What a playground holds: the reader's files, what runs of them, and what came of that. */
export type Workbench = {
  /** What programs may import. */
  packs: Packs;
  /** What Reset brings back; nothing before a project is opened. */
  project: Project | undefined;
  /** As they are in the editor. */
  files: Files;
  /** As they were run and linted last; while somebody writes, `files` are ahead of them. */
  settled: Files;
  /** What the reader has made of the project, once that has settled. */
  written: Files | undefined;
  /** Number of the file in the editor. */
  active: number;
  /** Code of a link waits until the reader has read it and asks for it to be run. */
  isWaiting: boolean;
  /** Whether changes are run at once. */
  isRunning: boolean;
  /** How far the last run has come. */
  phase: 'quiet' | 'running' | 'done';
  /** What readers are told in place of that, until they go on. */
  said: Status | undefined;
  /** Files that can be brought back: why, and the word for doing so. */
  before: { files: Files; what: string; act: string } | undefined;
  types: Types;
  /** Number of the last run; reports of others are too late. */
  run: number;
  /** What is being compiled, in the worker of the page. */
  asked: Files | undefined;
  program: Program | undefined;
  /** Another number is another frame. */
  frame: number;
  /** Why the frame was taken away, in words. */
  loss: string | undefined;
  mistake: Problem | undefined;
  results: Results;
  tab: ResultTab;
  /** Whether a tab was chosen; from then on it is up to the reader. */
  hasTurned: boolean;
};

const NO_FILES: Files = [];

/** What is known of files before anything was done with them. */
const UNTOUCHED = {
  active: 0,
  phase: 'quiet',
  said: undefined,
  before: undefined,
  types: NO_TYPES,
  asked: undefined,
  program: undefined,
  loss: undefined,
  mistake: undefined,
  results: noResults(undefined),
} satisfies Partial<Workbench>;

/** A playground before it knows what to open. */
export function emptyWorkbench(packs: Packs): Workbench {
  return {
    ...UNTOUCHED,
    packs,
    project: undefined,
    // The same, or a pause later they would count as written by the reader.
    files: NO_FILES,
    settled: NO_FILES,
    written: undefined,
    isWaiting: false,
    isRunning: false,
    run: 0,
    frame: 0,
    tab: 'Preview',
    hasTurned: false,
  };
}

/**
 * Opens a project, and runs it if it may run.
 *
 * @param isTrusted whether it comes from the reader or from this site
 * @param own what the reader has made of it before
 */
export function openProject(
  bench: Workbench,
  project: Project,
  isTrusted: boolean,
  own = project.files,
): Workbench {
  const opened: Workbench = {
    ...withFiles(bench, own),
    project,
    written: undefined,
    isWaiting: !isTrusted,
    isRunning: isTrusted && !project.rules,
    said:
      isTrusted && project.rules
        ? { kind: 'quiet', text: 'Linted. Run it to see what it does.' }
        : undefined,
  };
  return runIfAsked(project.rules ? turnTo(opened, 'Lint') : opened);
}

/** Brings back what was opened; Undo brings back what the reader has made of it. */
export function reset(bench: Workbench): Workbench {
  const files = bench.project?.files ?? [];
  const before = {
    files: bench.files,
    what: 'Your changes were discarded.',
    act: 'Undo',
  };
  return runIfAsked({ ...withFiles(bench, files), written: files, before });
}

/** Brings back the files that were there before Reset, or before one was deleted. */
export function undo(bench: Workbench): Workbench {
  const files = bench.before?.files ?? bench.files;
  return runIfAsked({ ...withFiles(bench, files), written: files });
}

/** Other files in another frame. */
function withFiles(bench: Workbench, files: Files): Workbench {
  const frame = bench.frame + 1;
  return { ...bench, ...UNTOUCHED, files, settled: files, frame };
}

/** Takes what was written as it is: runs it, if that was asked for. */
export function settle(bench: Workbench): Workbench {
  const { files } = bench;
  return runIfAsked({ ...bench, settled: files, written: files });
}

/** Runs the program because the reader asks for it, and from now on whenever it changes. */
export function runNow(bench: Workbench): Workbench {
  const { files, settled, written } = bench;
  return runIfAsked({
    ...bench,
    settled: files,
    // Asked for in the pause after the last key, nothing else settles.
    written: files === settled ? written : files,
    isWaiting: false,
    isRunning: true,
  });
}

function runIfAsked(bench: Workbench): Workbench {
  const { isRunning, run, files } = bench;
  if (!isRunning) return bench;
  const phase = 'running';
  return { ...bench, run: run + 1, asked: files, said: undefined, phase };
}

/**
 * Takes over what became of the files of a run, and runs it.
 *
 * @param run number of the run; of an earlier one, it is too late
 */
export function build(bench: Workbench, run: number, built: Built): Workbench {
  if (run !== bench.run || !bench.asked) return bench;
  const { program, project } = bench;
  const next = { ...bench, asked: undefined, loss: undefined };
  if ('mistake' in built) {
    return {
      ...next,
      // What ran before is no longer what stands in the editor.
      program: program && { run, files: [], isTimeVirtual: false },
      mistake: built.mistake,
      results: noResults(undefined),
      phase: 'quiet',
    };
  }
  const { files } = built;
  const [entry] = files;
  const isTimeVirtual =
    !project?.isTimeReal && (entry?.promises.length ?? 0) > 0;
  return {
    ...next,
    program: { run, files, isTimeVirtual, pauseMs: project?.pauseMs },
    mistake: undefined,
    results: noResults(entry),
  };
}

/** Says something that is not of a run, until the reader goes on. */
export function say(
  bench: Workbench,
  text: string,
  kind: Status['kind'] = 'quiet',
): Workbench {
  return { ...bench, said: { kind, text } };
}

/** Adds what the frame has reported. */
export function report(bench: Workbench, news: Report): Workbench {
  if (news.run !== bench.run || bench.asked || bench.mistake) return bench;
  const results = addReport(bench.results, news);
  const isEnd = news.kind === 'done';
  const phase = isEnd ? 'done' : bench.phase;
  const more = { ...bench, results, phase };
  const tab = isEnd && !bench.hasTurned ? tabFor(results) : undefined;
  return tab ? turnTo(more, tab) : more;
}

/** Takes over what is known of the types of some files; while they are not those of the editor, nothing is known yet. */
export function tellTypes(bench: Workbench, types: Types): Workbench {
  return bench.settled === types.files ? { ...bench, types } : bench;
}

function tabFor({ isMounted, values, console }: Results) {
  if (isMounted) return 'Preview';
  if (Object.keys(values).length > 0) return 'Values';
  return console.length > 0 ? 'Console' : undefined;
}

/** Shows one of the results. */
export function turnTo(bench: Workbench, tab: ResultTab): Workbench {
  return { ...bench, tab, hasTurned: true };
}

const LOSSES = {
  blocked:
    'Stopped: the code blocked everything else. Check for an infinite loop.',
  grabbed: 'Stopped: the code kept taking the keyboard.',
  left: 'Stopped: the code navigated the preview to another address.',
  unreachable:
    'The engine could not be loaded. Check the connection, and run again.',
} as const;

/** Takes the frame away; the next run gets another, and so does one that an earlier program kept from its beginning. */
export function lose(bench: Workbench, why: Loss): Workbench {
  if (why === 'worn') return { ...bench, frame: bench.frame + 1 };
  const loss = LOSSES[why];
  return { ...bench, program: undefined, loss };
}

/** What stands beside and below the lines of the open file; nothing while it is ahead of what ran. */
export function notesFor(bench: Workbench): LineNote[] {
  const { files, settled, active, mistake, results } = bench;
  const name = files[active]?.name;
  if (files !== settled || name === undefined) return [];
  if (!mistake) return notesOf(results, name);
  const { file, line, message } = mistake;
  return file === name ? [{ line, text: message, isMistake: true }] : [];
}

/** All that keeps the program from being right before it runs. */
export function problemsOf({ mistake, types }: Workbench): readonly Problem[] {
  return mistake
    ? [mistake, ...types.problems.filter(({ code }) => !isSyntax(code))]
    : types.problems;
}

/** Both compilers tell of what is no TypeScript. */
const isSyntax = (code: string) => /^TS1\d{3}$/.test(code);
