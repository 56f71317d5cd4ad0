import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Parts of the parser that the browser does again when it runs the code: a fifth of what would be loaded. The names
 * and bounds are those of the pinned version.
 */
const CUTS: readonly [what: RegExp, instead: string][] = [
  [/^var astralIdentifierCodes = \[.*\];$/m, 'var astralIdentifierCodes = [];'],
  [
    /^var astralIdentifierStartCodes = \[.*\];$/m,
    'var astralIdentifierStartCodes = [];',
  ],
  [
    /^var nonASCIIidentifierChars = ".*";$/m,
    String.raw`var nonASCIIidentifierChars = "\u200c\u200d";`,
  ],
  [
    /^var nonASCIIidentifierStartChars = ".*";$/m,
    String.raw`var nonASCIIidentifierStartChars = "\xaa-\ud7ff\uf900-\uffff";`,
  ],
  [
    /^var ecma9BinaryProperties = [^]*?(?=^\/\/ Object type used to represent tokens)/m,
    `function RegExpValidationState() {}
RegExpValidationState.prototype.reset = function () {};
Parser.prototype.validateRegExpFlags = Parser.prototype.validateRegExpPattern = function () {};
`,
  ],
];

/** Bundles the parser of the playground without what is not needed there. */
export function lightParser(): Plugin {
  return {
    name: 'light-parser',
    setup({ onLoad }) {
      onLoad(
        { filter: /[\\/]acorn[\\/]dist[\\/]acorn\.mjs$/ },
        async ({ path }) => ({
          contents: lighten(await readFile(path, 'utf8')),
        }),
      );
    },
  };
}

/** @throws Error when the parser is not the one that the cuts were written for */
function lighten(source: string): string {
  return CUTS.reduce((text, [what, instead]) => {
    if (what.test(text)) return text.replace(what, () => instead);
    throw new Error(
      `[site] acorn has changed: nothing matches ${String(what).slice(0, 60)}. Look at what has become of it, and mend lib/play/build/light-parser.ts.`,
    );
  }, source);
}
