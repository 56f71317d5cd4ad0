import type { z } from 'zod';

import { didYouMean } from '@/lib/base/text';
import { FENCE_KEYS, type FenceKey } from './fence-keys';

type Keys = typeof FENCE_KEYS;

/** Everything an author can write after the language of a fence. */
export type FenceMeta = {
  [Key in keyof Keys]: z.infer<Keys[Key]['value']>;
};

/** What is wrong with the words of a fence, and its 0-based offset into the meta string. */
type FenceMetaProblem = { message: string; offset: number };

type FenceMetaResult = { meta: FenceMeta; problems: FenceMetaProblem[] };

/** One word after the language of a fence; marked lines have the key `{}`. */
type FenceToken = {
  key: string;
  /** As written. */
  text: string;
  value: string | undefined;
  /** 0-based offset into the meta string. */
  offset: number;
};

/** Whether a sample needs a browser. */
export function isInBrowser({
  run,
  demo,
}: Pick<FenceMeta, 'run' | 'demo'>): boolean {
  return demo || run === 'browser' || run === 'ssr';
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
  const problems: FenceMetaProblem[] = [];
  const written = new Map<string, FenceToken>();
  const check = (token: FenceToken, message: string | undefined) => {
    if (message !== undefined) problems.push({ message, offset: token.offset });
    return message === undefined;
  };
  for (const token of readTokens(text ?? '', problems)) {
    const isRight = check(token, findMisplaced(token, lang ?? '', written));
    if (isRight) written.set(token.key, token);
  }
  const meta = Object.entries(FENCE_KEYS).map(([key, { value, write }]) => {
    const token = written.get(key);
    const read = value.safeParse(token && (token.value ?? true));
    if (token && !read.success) {
      check(token, `\`${token.text}\` cannot be read. Write ${write}.`);
    }
    return [key, read.success ? read.data : value.parse(undefined)];
  });
  for (const token of written.values()) {
    check(token, findConflict(token.key, written));
  }
  return { meta: Object.fromEntries(meta) as FenceMeta, problems };
}

const TOKEN =
  /\s+|\{([^}]*)\}|([^\s={"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']*)))?|(.+)/gsy;

/**
 * Takes the text after the language of a fence apart.
 *
 * @param problems gets what cannot be read
 */
function readTokens(text: string, problems: FenceMetaProblem[]): FenceToken[] {
  const tokens: FenceToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [written, lines, key, double, single, bare, rest] = match;
    const { index: offset } = match;
    if (rest !== undefined) {
      const message = `Cannot read the fence meta from \`${rest}\`. Write keys as key="value"; a value may not contain its own quote.`;
      problems.push({ message, offset });
    } else if (written.trim() !== '') {
      const value = lines ?? double ?? single ?? bare;
      tokens.push({ key: key ?? '{}', text: written, value, offset });
    }
  }
  return tokens;
}

const RULES: ReadonlyMap<string, FenceKey> = new Map(
  Object.entries<FenceKey>(FENCE_KEYS),
);

/** Why a word cannot stand where it does. */
function findMisplaced(
  { key, text }: FenceToken,
  lang: string,
  before: ReadonlyMap<string, FenceToken>,
): string | undefined {
  const rule = RULES.get(key);
  if (!rule) {
    const known = [...RULES.keys()];
    return `Unknown fence meta \`${key}\`. ${didYouMean(key, known)} Known keys: ${known.join(', ')}.`;
  }
  if (before.has(key)) {
    return `\`${text}\` is the second of its kind. Keep one: ${rule.write}.`;
  }
  const { on } = rule;
  return on && !on.includes(lang)
    ? `\`${key}\` only makes sense on a fence in ${on.join(' or ')}, and this one is in \`${lang}\`. Drop it.`
    : undefined;
}

/** Why a word makes no sense beside another, or without one. */
function findConflict(
  key: string,
  written: ReadonlyMap<string, FenceToken>,
): string | undefined {
  const { needs, not } = RULES.get(key) ?? {};
  if (needs !== undefined && !written.has(needs)) {
    return `\`${key}\` makes no sense without \`${needs}\`. Add ${RULES.get(needs)?.write}.`;
  }
  const other = not?.find((one) => written.has(one));
  return (
    other &&
    `\`${key}\` and \`${other}\` exclude each other; drop \`${key}\` or \`${other}\`.`
  );
}
