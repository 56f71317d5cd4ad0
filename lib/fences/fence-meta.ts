import { closest } from 'fastest-levenshtein';

import { readDemo, type DemoControl } from './demo-meta';

/** Every word `run=` may carry. */
export const RUN_HOSTS = ['node', 'di', 'dom', 'browser', 'ssr'] as const;

/** How an executed sample is hosted. */
type RunHost = (typeof RUN_HOSTS)[number];

/** What the linter must report on a sample: how often, or on which shown lines. */
type ExpectedReports =
  { by: 'count'; count: number } | { by: 'lines'; lines: number[] };

export type FenceLint = {
  rule: string;
  reports: ExpectedReports;
  options: unknown[];
};

/** Everything an author can say after the language of a fence. */
export type FenceMeta = {
  title: string | undefined;
  /** 1-based lines of the shown code. */
  highlightedLines: number[];
  showLineNumbers: boolean;
  collapse: boolean;
  wrap: boolean;
  run: RunHost | undefined;
  /** Whether readers can run the component of the sample in the page. */
  isDemo: boolean;
  /** What readers can set while the demo runs. */
  controls: DemoControl[];
  /** Diagnostic codes such as `TS2345`, in the order written; empty when the sample must compile. */
  errors: string[];
  throws: string | undefined;
  /** Id of the shown sample, for tables that link to what tests their rows. */
  proofId: string | undefined;
  ignore: string | undefined;
  setup: string[];
  isClassBody: boolean;
  ctx: string | undefined;
  of: string | undefined;
  lint: FenceLint | undefined;
};

type FenceMetaProblem = {
  message: string;
  /** 0-based offset into the meta string. */
  offset: number;
};

type FenceMetaResult = { meta: FenceMeta; problems: FenceMetaProblem[] };

/** Whether a sample needs a browser. */
export function isInBrowser({
  run,
  isDemo,
}: Pick<FenceMeta, 'run' | 'isDemo'>): boolean {
  return isDemo || run === 'browser' || run === 'ssr';
}

/** Languages whose fences are type-checked as TypeScript. */
export const TYPESCRIPT_LANGUAGES = ['ts', 'typescript'];
/** Languages whose fences are checked as Angular templates. */
export const TEMPLATE_LANGUAGES = ['html', 'angular-html'];

type Key = {
  value: 'none' | 'optional' | 'required';
  /** Which fences may carry the key. */
  on: 'any' | 'ts' | 'template' | 'checked';
};

const KEYS: Record<string, Key> = {
  title: { value: 'required', on: 'any' },
  showLineNumbers: { value: 'none', on: 'any' },
  collapse: { value: 'none', on: 'any' },
  wrap: { value: 'none', on: 'any' },
  run: { value: 'optional', on: 'ts' },
  demo: { value: 'none', on: 'ts' },
  controls: { value: 'required', on: 'ts' },
  errors: { value: 'required', on: 'checked' },
  throws: { value: 'required', on: 'ts' },
  proof: { value: 'required', on: 'ts' },
  ignore: { value: 'required', on: 'any' },
  setup: { value: 'required', on: 'checked' },
  in: { value: 'required', on: 'ts' },
  ctx: { value: 'required', on: 'template' },
  of: { value: 'required', on: 'template' },
  eslint: { value: 'required', on: 'checked' },
  reports: { value: 'required', on: 'checked' },
  options: { value: 'required', on: 'checked' },
};

type Token = {
  key: string;
  value: string | undefined;
  offset: number;
};

const TOKEN =
  /\{([^}]*)\}|([^\s={"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']*)))?/y;
/** Nobody could read a longer block; a larger range would only fill the memory. */
const MAX_LINES = 9999;
const LINE_RANGE = /^(\d+)(?:-(\d+))?$/;
const PROOF_NAME = /^[a-z][a-z\d-]*$/;
const DIAGNOSTIC_CODE = /^(?:TS|NG)\d+$/;
/** Two edits or fewer away is a typing mistake; more is another word. */
const MAX_TYPO_DISTANCE_CHARS = 3;

function emptyMeta(): FenceMeta {
  return {
    title: undefined,
    highlightedLines: [],
    showLineNumbers: false,
    collapse: false,
    wrap: false,
    run: undefined,
    isDemo: false,
    controls: [],
    errors: [],
    throws: undefined,
    proofId: undefined,
    ignore: undefined,
    setup: [],
    isClassBody: false,
    ctx: undefined,
    of: undefined,
    lint: undefined,
  };
}

/**
 * Reads the text after the language of a fence.
 *
 * @param lang the fence's language, which decides the keys that make sense
 * @param text the meta text, or nothing
 * @returns what was understood, and a problem for every token that was not; never throws
 */
export function parseFenceMeta(
  lang: string | null | undefined,
  text: string | null | undefined,
): FenceMetaResult {
  const meta = emptyMeta();
  const problems: FenceMetaProblem[] = [];
  const values = new Map<string, Token>();

  for (const token of readTokens(text ?? '', problems)) {
    if (token.key === '{}' && !values.has('{}')) {
      meta.highlightedLines = parseLines(token, problems);
      values.set('{}', token);
      continue;
    }
    const problem = checkToken(token, lang ?? '', values);
    if (problem) problems.push({ message: problem, offset: token.offset });
    else values.set(token.key, token);
  }

  applyDisplay(meta, values);
  applyCheck(meta, values, problems);
  Object.assign(meta, readDemo(values, problems));
  applyLint(meta, values, problems);
  problems.push(...findConflicts(meta, values));
  return { meta, problems };
}

function readTokens(text: string, problems: FenceMetaProblem[]): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < text.length) {
    if (/\s/.test(text.charAt(offset))) {
      offset++;
      continue;
    }
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(text);
    if (!match) {
      problems.push({
        message: `Cannot read the fence meta from \`${text.slice(offset)}\`. Write keys as key="value"; a value may not contain its own quote.`,
        offset,
      });
      break;
    }
    const [, lines, key, double, single, bare] = match;
    tokens.push({
      key: key ?? '{}',
      value: lines ?? double ?? single ?? bare,
      offset,
    });
    offset = TOKEN.lastIndex;
  }
  return tokens;
}

function parseLines(token: Token, problems: FenceMetaProblem[]): number[] {
  const written = `\`{${token.value ?? ''}}\``;
  const refuse = (why: string) => {
    problems.push({
      message: `${written} ${why}. Write marked lines as {1,3-5}.`,
      offset: token.offset,
    });
    return [];
  };
  const lines: number[] = [];
  for (const part of (token.value ?? '').split(',')) {
    const match = LINE_RANGE.exec(part.trim());
    const from = Number(match?.[1] ?? 0);
    const to = Number(match?.[2] ?? from);
    if (from < 1 || to < from) return refuse('is not a list of lines');
    if (lines.length + to - from >= MAX_LINES) {
      return refuse(`marks more than ${MAX_LINES} lines`);
    }
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}

function checkToken(
  token: Token,
  lang: string,
  seen: ReadonlyMap<string, Token>,
): string | undefined {
  if (token.key === '{}') {
    return 'Marked lines are written twice; join them: {1,3-5}.';
  }
  const known = Object.hasOwn(KEYS, token.key) ? KEYS[token.key] : undefined;
  if (!known)
    return `Unknown fence meta \`${token.key}\`.${suggest(token.key)}`;
  if (seen.has(token.key))
    return `\`${token.key}\` is written twice; keep one.`;
  if (known.value === 'none' && token.value !== undefined) {
    return `\`${token.key}\` takes no value; write it alone.`;
  }
  if (known.value === 'required' && !token.value?.trim()) {
    return `\`${token.key}\` needs a value: ${token.key}="…".`;
  }
  const isTs = TYPESCRIPT_LANGUAGES.includes(lang);
  const isTemplate = TEMPLATE_LANGUAGES.includes(lang);
  if (known.on === 'ts' && !isTs) {
    return `\`${token.key}\` only makes sense on a \`ts\` fence, and this one is \`${lang}\`.`;
  }
  if (known.on === 'template' && !isTemplate) {
    return `\`${token.key}\` only makes sense on an \`html\` fence, and this one is \`${lang}\`.`;
  }
  const isLintable =
    token.key === 'eslint' || seen.has('eslint') || lang === 'js';
  if (known.on === 'checked' && !isTs && !isTemplate && !isLintable) {
    return `\`${token.key}\` only makes sense on a fence that is checked (\`ts\` or \`html\`), and this one is \`${lang}\`.`;
  }
  return undefined;
}

function suggest(key: string): string {
  const known = Object.keys(KEYS);
  const nearest = closest(key, known);
  const isNear =
    Math.abs(nearest.length - key.length) <= MAX_TYPO_DISTANCE_CHARS;
  return isNear
    ? ` Did you mean \`${nearest}\`? Known keys: ${known.join(', ')}.`
    : ` Known keys: ${known.join(', ')}.`;
}

function applyDisplay(meta: FenceMeta, values: ReadonlyMap<string, Token>) {
  meta.title = values.get('title')?.value;
  meta.showLineNumbers = values.has('showLineNumbers');
  meta.collapse = values.has('collapse');
  meta.wrap = values.has('wrap');
}

function applyCheck(
  meta: FenceMeta,
  values: ReadonlyMap<string, Token>,
  problems: FenceMetaProblem[],
) {
  meta.throws = values.get('throws')?.value;
  meta.ignore = values.get('ignore')?.value;
  meta.ctx = values.get('ctx')?.value;
  meta.of = values.get('of')?.value;
  meta.setup = splitList(values.get('setup')?.value, /,/);
  meta.errors = splitList(values.get('errors')?.value, /[\s,]+/);
  for (const code of meta.errors) {
    if (!DIAGNOSTIC_CODE.test(code)) {
      problems.push({
        message: `\`${code}\` is not a diagnostic code. Write codes as errors="TS2345 NG8002".`,
        offset: values.get('errors')?.offset ?? 0,
      });
    }
  }

  const run = values.get('run');
  if (run) {
    const written = run.value ?? 'node';
    const host = RUN_HOSTS.find((one) => one === written);
    if (host) meta.run = host;
    else {
      problems.push({
        message: `\`run=${written}\` is not a way to run a sample. Write \`run\` (Node), \`run=di\` (in an injection context), \`run=dom\` (with a document), \`run=browser\` (in Chromium) or \`run=ssr\` (on a server, then in Chromium).`,
        offset: run.offset,
      });
    }
  }

  const proof = values.get('proof');
  if (proof) {
    meta.proofId = `proof-${proof.value ?? ''}`;
    if (!PROOF_NAME.test(proof.value ?? '')) {
      problems.push({
        message: `\`proof=${proof.value ?? ''}\` is not a name. Write small letters, digits and hyphens: proof="eight-strategies"; a table links to it as [tested](#proof-eight-strategies).`,
        offset: proof.offset,
      });
    }
  }

  const wrapper = values.get('in');
  if (wrapper) {
    meta.isClassBody = wrapper.value === 'class';
    if (!meta.isClassBody) {
      problems.push({
        message: `\`in=${wrapper.value ?? ''}\` is not known. The only wrapper is \`in=class\`.`,
        offset: wrapper.offset,
      });
    }
  }
}

function applyLint(
  meta: FenceMeta,
  values: ReadonlyMap<string, Token>,
  problems: FenceMetaProblem[],
) {
  const rule = values.get('eslint');
  const reports = values.get('reports');
  const options = values.get('options');
  if (!rule) {
    const orphan = reports ?? options;
    if (orphan) {
      problems.push({
        message: `\`${orphan.key}\` belongs to a linted sample; add eslint="rule-name".`,
        offset: orphan.offset,
      });
    }
    return;
  }
  if (!reports) {
    problems.push({
      message:
        'A linted sample must say what the rule reports: reports="4,6" (lines), reports=2 (how many) or reports=0 (none).',
      offset: rule.offset,
    });
    return;
  }
  const expected = parseReports(reports.value ?? '');
  if (!expected) {
    problems.push({
      message: `\`reports="${reports.value ?? ''}"\` is not a count or a list of lines. Write reports=2 (how many), reports="4,6" (lines) or reports="L4" (one line).`,
      offset: reports.offset,
    });
    return;
  }
  const parsed = parseOptions(options?.value);
  if (!parsed) {
    problems.push({
      message: `The rule's options are not a JSON array. Write options='[{"allowedMethods":["connect"]}]'.`,
      offset: options?.offset ?? 0,
    });
    return;
  }
  meta.lint = { rule: rule.value ?? '', reports: expected, options: parsed };
}

function parseReports(text: string): ExpectedReports | undefined {
  if (/^\d+$/.test(text)) return { by: 'count', count: Number(text) };
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  if (!parts.every((part) => /^L?\d+$/.test(part))) return undefined;
  return {
    by: 'lines',
    lines: parts.map((part) => Number(part.replace('L', ''))),
  };
}

function parseOptions(text: string | undefined): unknown[] | undefined {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function findConflicts(
  meta: FenceMeta,
  values: ReadonlyMap<string, Token>,
): FenceMetaProblem[] {
  const at = (key: string) => values.get(key)?.offset ?? 0;
  const problems: FenceMetaProblem[] = [];
  if (meta.throws !== undefined && !values.has('run')) {
    problems.push({
      message: '`throws` needs a sample that is executed; add `run`.',
      offset: at('throws'),
    });
  }
  if (meta.proofId !== undefined && !meta.run) {
    problems.push({
      message:
        '`proof` names a sample that tests what a table says, so it has to be executed; add `run`.',
      offset: at('proof'),
    });
  }
  if (meta.run && meta.errors.some((code) => code.startsWith('NG'))) {
    problems.push({
      message:
        'Angular does not compile a sample with NG errors, so it cannot run; drop `run`.',
      offset: at('errors'),
    });
  }
  if (meta.run && meta.isClassBody) {
    problems.push({
      message:
        'Class members alone cannot run; write the whole class, and hide what distracts with `// ---cut---`.',
      offset: at('run'),
    });
  }
  if (meta.ctx !== undefined && meta.of !== undefined) {
    problems.push({
      message:
        '`of` takes the members from the titled component, so `ctx` has no effect; keep one.',
      offset: at('ctx'),
    });
  }
  if (
    meta.ignore !== undefined &&
    (values.has('run') || values.has('errors'))
  ) {
    problems.push({
      message: 'An ignored sample is not checked; drop `ignore` or the rest.',
      offset: at('ignore'),
    });
  }
  return problems;
}

function splitList(text: string | undefined, separator: RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
