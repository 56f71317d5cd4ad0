import { closest, distance } from 'fastest-levenshtein';

import { readDemo } from './demo-meta';
import { findConflicts } from './fence-conflicts';
import { FENCE_KEYS } from './fence-keys';
import { readLint } from './fence-lint';
import { parseLines, readTokens, type FenceToken } from './fence-tokens';
import type { FenceMeta, FenceMetaProblem } from './fence-types';

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
    title: undefined,
    highlightedLines: [],
    collapse: false,
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
