import { z } from 'zod';

import { controlsOf } from './demo-controls';

/** Languages whose fences are type-checked as TypeScript. */
export const TYPESCRIPT_LANGUAGES = ['ts', 'typescript'];
/** Languages whose fences are checked as Angular templates. */
export const TEMPLATE_LANGUAGES = ['html', 'angular-html'];
const CHECKED_LANGUAGES = [...TYPESCRIPT_LANGUAGES, ...TEMPLATE_LANGUAGES];

/** Every word `run=` may carry. */
export const RUN_HOSTS = ['node', 'di', 'dom', 'browser', 'ssr'] as const;

/** Nobody could read a longer block; a larger range would only fill the memory. */
const MAX_LINES = 9999;
const LINE_RANGE = /^(\d+)(?:-(\d+))?$/;
const PROOF_NAME = /^[a-z][a-z\d-]*$/;
const DIAGNOSTIC_CODE = /^(?:TS|NG)\d+$/;

const flag = z.boolean().default(false);
const text = z.string().regex(/\S/);

/** @param read gives nothing for a text that means nothing */
function readBy<Value>(read: (text: string) => Value | undefined) {
  return text.transform((written, context) => {
    const value = read(written);
    if (value !== undefined) return value;
    context.addIssue('means nothing');
    return z.NEVER;
  });
}

export type FenceKey = {
  /** Languages of the fences that may carry it; of all where there are none. */
  on?: readonly string[];
  /** What an author can type. */
  write: string;
  /** Reads what is written after it, `true` where it stands alone, and nothing where it is not written. */
  value: z.ZodType;
  /** A key without which it makes no sense. */
  needs?: string;
  /** Keys beside which it makes none. */
  not?: readonly string[];
};

/** Every word that can stand after the language of a fence; marked lines have the key `{}`. */
export const FENCE_KEYS = {
  title: { write: 'title="…"', value: text.optional() },
  /** 1-based lines of the shown code. */
  '{}': { write: '{1,3-5}', value: readBy(linesOf).default([]) },
  collapse: { write: 'collapse', value: flag },
  /** How the sample is hosted when it is executed. */
  run: {
    on: TYPESCRIPT_LANGUAGES,
    write:
      'run (Node), run=di (in an injection context), run=dom (with a document), run=browser (in Chromium) or run=ssr (on a server, then in Chromium)',
    value: z
      .literal(true)
      .transform(() => 'node' as const)
      .or(z.enum(RUN_HOSTS))
      .optional(),
  },
  /** Whether readers can run the component of the sample in the page. */
  demo: {
    on: TYPESCRIPT_LANGUAGES,
    write: 'demo',
    value: flag,
    not: ['errors', 'ignore', 'eslint'],
  },
  /** What readers can set while the demo runs. */
  controls: {
    on: TYPESCRIPT_LANGUAGES,
    write:
      'controls="strategy: normal|low; rows: 100|5000": each input once, with two values or more',
    value: readBy(controlsOf).default([]),
    needs: 'demo',
  },
  /** Diagnostic codes such as `TS2345`, in the order written; empty when the sample must compile. */
  errors: {
    on: CHECKED_LANGUAGES,
    write: 'errors="TS2345 NG8002"',
    value: readBy(codesOf).default([]),
    not: ['run'],
  },
  throws: {
    on: TYPESCRIPT_LANGUAGES,
    write: 'throws="…"',
    value: text.optional(),
    needs: 'run',
  },
  /** Id of the shown sample, for tables that link to what tests their rows. */
  proof: {
    on: TYPESCRIPT_LANGUAGES,
    write:
      'proof="eight-strategies" in small letters, digits and hyphens; a table links to it as [tested](#proof-eight-strategies)',
    value: text
      .regex(PROOF_NAME)
      .transform((name) => `proof-${name}`)
      .optional(),
    needs: 'run',
  },
  ignore: {
    write: 'ignore="why it is not checked"',
    value: text.optional(),
    not: ['run', 'errors'],
  },
  setup: {
    on: CHECKED_LANGUAGES,
    write: 'setup=weather,library',
    value: text.transform((names) => splitList(names, /,/)).default([]),
  },
  ctx: {
    on: TEMPLATE_LANGUAGES,
    write: 'ctx="celsius: number"',
    value: text.optional(),
  },
  /** The rule of a linted sample. */
  eslint: {
    on: TYPESCRIPT_LANGUAGES,
    write: 'eslint="rule-name"',
    value: text.optional(),
    needs: 'reports',
  },
  /** Shown lines that the rule reports. */
  reports: {
    on: TYPESCRIPT_LANGUAGES,
    write: 'reports="4,6" (lines of the shown code) or reports=0 (none)',
    value: readBy(reportsOf).default([]),
    needs: 'eslint',
  },
  options: {
    on: TYPESCRIPT_LANGUAGES,
    write: `options='[{"allowedMethods":["connect"]}]'`,
    value: readBy(optionsOf).default([]),
    needs: 'eslint',
  },
} as const satisfies Readonly<Record<string, FenceKey>>;

function linesOf(written: string): number[] | undefined {
  const lines: number[] = [];
  for (const part of written.split(',')) {
    const [, first, last = first] = LINE_RANGE.exec(part.trim()) ?? [];
    const from = Number(first);
    const to = Number(last);
    const isRange = from >= 1 && to >= from;
    if (!isRange || lines.length + to - from >= MAX_LINES) return undefined;
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}

function codesOf(written: string): string[] | undefined {
  const codes = splitList(written, /[\s,]+/);
  const isRight =
    codes.length > 0 && codes.every((code) => DIAGNOSTIC_CODE.test(code));
  return isRight ? codes : undefined;
}

function reportsOf(written: string): number[] | undefined {
  if (written === '0') return [];
  const lines = splitList(written, /[\s,]+/);
  return lines.every((line) => /^L?[1-9]\d*$/.test(line))
    ? lines.map((line) => Number(line.replace('L', '')))
    : undefined;
}

function optionsOf(written: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function splitList(list: string, separator: RegExp): string[] {
  return list
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
