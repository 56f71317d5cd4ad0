import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { PhrasingContent, RootContent } from 'mdast';
import { extractFences, type Fence } from '@/lib/samples/doctest';
import {
  shownLines,
  TYPESCRIPT_LANGUAGES,
  withoutRemovedLines,
} from '@/lib/samples/fences';
import { childrenOf, parse, type AstNode } from '@/lib/samples/promises';
import { readSetups, SETUP_ALIAS } from '@/lib/samples/doctest';
import type { Span, Step, Tutorial } from '@/lib/playground/tutorial';
import {
  docFrontmatterSchema,
  parseContentFile,
  parseMdx,
  readPages,
  type SamplePage,
} from '@/lib/base/source';
import { changesBetween } from './changes';
import { isCutMarker, withoutMark } from './collect';

type Files = ReadonlyMap<string, string>;
type Part = {
  title: string;
  task: Span[][];
  goal: Span[][];
  fences: Fence[];
};

/** Pages here that have steps with a program each are tutorials. */
const FOLDER = 'docs/tutorials/';
const STEP = /^\d+\. (.+)$/;
/** Headings of the lists that follow the last step. */
const ENDS = { learned: 'What you have learned', next: 'Next steps' };
/** What authors write among the hidden lines of a step. */
const HINT = /^\/\/ hint: (.+)$/;
/** In seconds. */
const PAUSE = /^\/\/ pause: (\d+)$/;
const ADDED = /\[!code \+\+\]/;

/**
 * Takes the tutorials from their pages: each section with a number is a step. It begins with the program of the step
 * before, its program is the solution, and what its program hides from readers is the check.
 *
 * @param contentDir absolute path of the content folder
 * @returns by the id of the page
 */
export function collectTutorials(contentDir: string): Map<string, Tutorial> {
  const setups = [...readSetups(contentDir).values()].map(({ name, text }) => ({
    name: `${SETUP_ALIAS}${name}.ts`,
    text,
  }));
  return new Map(
    readPages(contentDir)
      .filter(({ id }) => id.startsWith(FOLDER))
      .flatMap((page) => {
        const made = tutorialOf(page, setups);
        return made.steps.length > 0 ? [[page.id, made] as const] : [];
      }),
  );
}

function tutorialOf(
  { id, file, source }: SamplePage,
  setups: Tutorial['support'],
): Tutorial {
  const { fences } = extractFences(file, source);
  const { frontmatter, body } = parseContentFile(
    file,
    source,
    docFrontmatterSchema,
  );
  const tree = parseMdx(body, file);
  const { given, parts } = partsOf(tree.children, fences);
  const steps: Step[] = [];
  let before = filesOf(given);
  for (const part of parts) {
    const step = stepOf(part, before, given);
    steps.push(step);
    before = new Map(step.solution.map(({ name, text }) => [name, text]));
  }
  return {
    format: 2,
    title: frontmatter.title,
    page: `/${id}`,
    steps,
    end: {
      learned: listBelow(tree.children, ENDS.learned),
      next: listBelow(tree.children, ENDS.next),
    },
    support: setups.filter(({ name }) =>
      steps.some(({ check }) => check.includes(`'${name.slice(0, -3)}'`)),
    ),
  };
}

/** The files that are there before the first step, and the steps. */
function partsOf(
  nodes: readonly RootContent[],
  fences: readonly Fence[],
): { given: Fence[]; parts: Part[] } {
  const given: Fence[] = [];
  const parts: Part[] = [];
  let isInside = false;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const [, title] = STEP.exec(toString(node)) ?? [];
      isInside = title !== undefined;
      if (title) parts.push({ title, task: [], goal: [], fences: [] });
    }
    const part = isInside ? parts.at(-1) : undefined;
    if (node.type === 'code') {
      const fence = fences.find(
        ({ line }) => line === node.position?.start.line,
      );
      if (fence && isFile(fence)) (part?.fences ?? given).push(fence);
    } else if (part && node.type === 'paragraph') {
      const isGoal = part.fences.some(({ meta }) => meta.run !== undefined);
      part[isGoal ? 'goal' : 'task'].push(node.children.flatMap(toSpans));
    }
  }
  return { given, parts: parts.filter((part) => part.fences.length > 0) };
}

/** The items of the first list below a heading. */
function listBelow(nodes: readonly RootContent[], title: string): Span[][] {
  const at = nodes.findIndex(
    (node) => node.type === 'heading' && toString(node) === title,
  );
  const list = nodes.slice(at).find((node) => node.type === 'list');
  if (at === -1 || !list) return [];
  return list.children.map(({ children: [first] }) =>
    first?.type === 'paragraph' ? first.children.flatMap(toSpans) : [],
  );
}

function isFile({ lang, meta }: Fence): boolean {
  return TYPESCRIPT_LANGUAGES.includes(lang) && meta.title !== undefined;
}

function toSpans(node: PhrasingContent): Span[] {
  const text = toString(node);
  if (node.type === 'inlineCode') return [{ kind: 'code', text }];
  if (node.type === 'strong') return [{ kind: 'strong', text }];
  if (node.type === 'link') return [{ kind: 'link', text, href: node.url }];
  return [text.replaceAll('\n', ' ')];
}

function stepOf(part: Part, before: Files, given: readonly Fence[]): Step {
  const after = filesOf(part.fences);
  const entry = [...after.keys()].at(-1) ?? '';
  const solution = new Map([...before, ...after]);
  const begin =
    before.size > given.length
      ? upToNewLines
      : (fence: Fence) => skeletonOf(textOf(fence));
  const added = part.fences.filter((fence) => !before.has(nameOf(fence)));
  const start = new Map([
    ...before,
    ...added.map((fence) => [nameOf(fence), begin(fence)] as const),
  ]);
  const changes = [...after].flatMap(([file, text]) =>
    changesBetween(start.get(file) ?? '', text).map((change) => ({
      file,
      ...change,
    })),
  );
  const hidden = hiddenLines(part.fences.at(-1)?.code ?? '');
  const found = (sign: RegExp) =>
    hidden.flatMap((line) => sign.exec(line)?.[1] ?? []);
  const [pause] = found(PAUSE);
  return {
    title: part.title,
    task: part.task,
    goal: part.goal,
    start: listed(start, entry),
    solution: listed(solution, entry),
    changes,
    hints: found(HINT),
    check: checkOf(hidden, entry, after.get(entry) ?? ''),
    ...(pause === undefined ? {} : { pauseMs: Number(pause) * 1000 }),
  };
}

/** The file that runs is the first. */
function listed(files: Files, entry: string): Step['start'] {
  return [...files]
    .map(([name, text]) => ({ name, text }))
    .sort((a, b) => Number(b.name === entry) - Number(a.name === entry));
}

function filesOf(fences: readonly Fence[]): Map<string, string> {
  return new Map(fences.map((fence) => [nameOf(fence), textOf(fence)]));
}

function nameOf({ meta }: Fence): string {
  return path.posix.basename(meta.title ?? '');
}

/** What a reader has in the file when the step is done. */
function textOf({ code }: Fence): string {
  const left = withoutRemovedLines(code).split('\n');
  const lines = shownLines(code)
    .filter(({ text, source }) => text === '' || left[source] !== '')
    .map(({ text }) => withoutMark(text));
  return `${lines.join('\n')}\n`;
}

/** A new file of a later step: what comes before its first new line. */
function upToNewLines({ code }: Fence): string {
  const lines = shownLines(code).map(({ text }) => text);
  const end = lines.findIndex((line) => ADDED.test(line));
  return `${lines.slice(0, Math.max(0, end)).join('\n').trimEnd()}\n`;
}

/** The first program without what its step is about: classes and templates are empty. */
function skeletonOf(text: string): string {
  const cuts: [start: number, end: number, instead: string][] = [];
  const visit = (node: AstNode): void => {
    if (node.type === 'ClassBody') {
      cuts.push([node.start, node.end, '{}']);
    } else if (node.type === 'Property' && node.key?.name === 'template') {
      cuts.push([node.start, node.end, 'template: ``']);
    } else {
      childrenOf(node).forEach(visit);
    }
  };
  visit(parse(text).program);
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce(
      (made, [start, end, instead]) =>
        made.slice(0, start) + instead + made.slice(end),
      text,
    );
}

/**
 * What the step has to do, as a module of its own, so that names of the reader are free: with all that the program
 * imports, and all that it exports.
 */
function checkOf(hidden: readonly string[], entry: string, text: string) {
  const statements = childrenOf(parse(text).program);
  const imports = statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ start, end }) => text.slice(start, end));
  const names = statements.flatMap(({ declaration }) =>
    declaration?.id?.name === undefined ? [] : [declaration.id.name],
  );
  const own = `import { ${names.join(', ')} } from './${path.posix.basename(entry, '.ts')}';`;
  const code = hidden.filter((line) => !HINT.test(line) && !PAUSE.test(line));
  return `${[...imports, own, ...code].join('\n')}\n`;
}

function hiddenLines(code: string): string[] {
  const shown = new Set(shownLines(code).map(({ source }) => source));
  return code
    .split('\n')
    .filter((line, at) => !shown.has(at) && !isCutMarker(line) && line !== '');
}
