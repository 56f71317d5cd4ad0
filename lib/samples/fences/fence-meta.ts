import { closest, distance } from 'fastest-levenshtein';

import { readDemo } from './demo-meta';
import { FENCE_KEYS } from './fence-keys';
import { parseLines, readTokens } from './fence-tokens';
import type { FenceMetaProblem, FenceToken } from './fence-tokens';
import type { FenceMeta, ExpectedReports, FenceLint } from './fence-types';

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

/** Two edits or fewer away is a typing mistake; more is another word. */
const MAX_TYPO_EDITS = 2;

function emptyMeta(): FenceMeta {
  return {
    highlightedLines: [],
    collapse: false,
    isDemo: false,
    controls: [],
    errors: [],
    setup: [],
    isClassBody: false,
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
  const values = new Map<string, FenceToken>();

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

  Object.assign(meta, readValues(values, problems), readDemo(values, problems));
  meta.lint = readLint(values, problems);
  problems.push(...findConflicts(meta, values));
  return { meta, problems };
}

function readValues(
  values: ReadonlyMap<string, FenceToken>,
  problems: FenceMetaProblem[],
): Partial<FenceMeta> {
  const read: Partial<FenceMeta> = {};
  for (const { key, value, offset } of values.values()) {
    const found = FENCE_KEYS[key]?.read?.(value ?? '') ?? {};
    if ('problem' in found) problems.push({ message: found.problem, offset });
    else Object.assign(read, found);
  }
  return read;
}

function checkToken(
  token: FenceToken,
  lang: string,
  seen: ReadonlyMap<string, FenceToken>,
): string | undefined {
  if (token.key === '{}') {
    return 'Marked lines are written twice; join them: {1,3-5}.';
  }
  const known = Object.hasOwn(FENCE_KEYS, token.key)
    ? FENCE_KEYS[token.key]
    : undefined;
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
  const known = Object.keys(FENCE_KEYS);
  const nearest = closest(key, known);
  const isNear = distance(nearest, key) <= MAX_TYPO_EDITS;
  return isNear
    ? ` Did you mean \`${nearest}\`? Known keys: ${known.join(', ')}.`
    : ` Known keys: ${known.join(', ')}.`;
}

type Written = ReadonlyMap<string, FenceToken>;

type Conflict = {
  /** The word that is pointed at. */
  at: string;
  is: (meta: FenceMeta, written: Written) => boolean;
  message: string;
};

/** Words that make sense each, and not together. */
const CONFLICTS: readonly Conflict[] = [
  {
    at: 'throws',
    is: ({ throws }, written) => throws !== undefined && !written.has('run'),
    message: '`throws` needs a sample that is executed; add `run`.',
  },
  {
    at: 'proof',
    is: ({ proofId, run }) => proofId !== undefined && !run,
    message:
      '`proof` names a sample that tests what a table says, so it has to be executed; add `run`.',
  },
  {
    at: 'errors',
    is: ({ run, errors }) =>
      run !== undefined && errors.some((code) => code.startsWith('NG')),
    message:
      'Angular does not compile a sample with NG errors, so it cannot run; drop `run`.',
  },
  {
    at: 'run',
    is: ({ run, isClassBody }) => run !== undefined && isClassBody,
    message:
      'Class members alone cannot run; write the whole class, and hide what distracts with `// ---cut---`.',
  },
  {
    at: 'ignore',
    is: ({ ignore }, written) =>
      ignore !== undefined && (written.has('run') || written.has('errors')),
    message: 'An ignored sample is not checked; drop `ignore` or the rest.',
  },
];

/** Words of a fence that contradict each other. */
function findConflicts(meta: FenceMeta, written: Written): FenceMetaProblem[] {
  return CONFLICTS.filter(({ is }) => is(meta, written)).map(
    ({ at, message }) => ({ message, offset: written.get(at)?.offset ?? 0 }),
  );
}

/**
 * Reads what the linter has to report on a sample.
 *
 * @param values what is written, by key
 * @param problems gets what is wrong
 */
function readLint(
  values: ReadonlyMap<string, FenceToken>,
  problems: FenceMetaProblem[],
): FenceLint | undefined {
  const rule = values.get('eslint');
  const reports = values.get('reports');
  const options = values.get('options');
  const refuse = (message: string, { offset }: FenceToken) => {
    problems.push({ message, offset });
    return undefined;
  };
  if (!rule) {
    const orphan = reports ?? options;
    return (
      orphan &&
      refuse(
        `\`${orphan.key}\` belongs to a linted sample; add eslint="rule-name".`,
        orphan,
      )
    );
  }
  if (!reports) {
    return refuse(
      'A linted sample must say what the rule reports: reports="4,6" (lines), reports=2 (how many) or reports=0 (none).',
      rule,
    );
  }
  const expected = parseReports(reports.value ?? '');
  if (!expected) {
    return refuse(
      `\`reports="${reports.value ?? ''}"\` is not a count or a list of lines. Write reports=2 (how many), reports="4,6" (lines) or reports="L4" (one line).`,
      reports,
    );
  }
  const parsed = parseOptions(options?.value);
  if (!parsed) {
    return refuse(
      `The rule's options are not a JSON array. Write options='[{"allowedMethods":["connect"]}]'.`,
      options ?? rule,
    );
  }
  return { rule: rule.value ?? '', reports: expected, options: parsed };
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
