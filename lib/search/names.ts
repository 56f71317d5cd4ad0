import { joinWords } from './tokenize';

/**
 * Stands before a name that begins with a small letter where another one differs in that only: `~filecache` beside
 * `filecache`, which is the class.
 */
export const FUNCTION = '~';
const MEMBER = '.';

/** Where a member of something is documented: `.patch` for `patch()`, `.trackby` for `[trackBy]`. */
export const memberTerm = (name: string): string => MEMBER + joinWords(name);

const MEMBER_IN_CODE =
  /[.#](?<called>[\p{L}_$][\p{L}\p{N}_$]*)\s?[(<]|[[(](?<bound>\p{L}[\p{L}\p{N}.]*)[\])]+\s?=|[;"'{,] ?(?<key>\p{L}+):/gu;

/** Members that are called or bound in code, as terms: `state.patch()`, `[trackBy]="…"`, `*let="a; patchZone: b"`. */
export const membersIn = (code: string): string[] =>
  [...code.matchAll(MEMBER_IN_CODE)].map(({ groups = {} }) =>
    memberTerm(groups['called'] ?? groups['bound'] ?? groups['key'] ?? ''),
  );
