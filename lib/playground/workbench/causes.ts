/** What Angular and browsers write, and what readers have most likely done. The first one that fits counts. */
const CAUSES: readonly (readonly [sign: RegExp, cause: string])[] = [
  [
    /NG030[34]|NG8001|NG8002|is not a known (?:element|property)|isn't a known property/,
    'The template uses a directive or component that is missing in the imports of @Component, or its name is misspelt.',
  ],
  [
    /NG0302|pipe .* could not be found/i,
    'The template uses a pipe that is missing in the imports of @Component.',
  ],
  [
    /NG0201|No provider/,
    "Something injects a class without a provider. Add @Injectable({ providedIn: 'root' }) to it, or name it in providers.",
  ],
  [
    /NG0203/,
    'inject() works in the initialiser of a field and in a constructor, not in a method.',
  ],
  [
    /is not iterable|Symbol\.iterator|NG02200|Cannot find a differ/,
    'A loop received something that is not a list. If it is a signal, call it with ().',
  ],
  [/Stopped: this code/, 'A loop or a recursive function does not end.'],
  [
    /Cannot read properties of undefined|Cannot access .* before initialization|undefined is not an object/,
    'Something is not defined yet, or its name is misspelt. Fields are initialised from top to bottom, so declare each field above those that use it.',
  ],
  [
    /is not a function/,
    'Something that is not a function is called. Look for a misspelt name, or for an extra ().',
  ],
];

/**
 * The likely cause of what went wrong.
 *
 * @param texts errors and what was logged, the most important first
 * @returns an empty text where none is known
 */
export function causeOf(texts: readonly string[]): string {
  for (const text of texts) {
    const [, cause] = CAUSES.find(([sign]) => sign.test(text)) ?? [];
    if (cause) return cause;
  }
  return '';
}
