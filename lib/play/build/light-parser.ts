import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

type Cut = [what: RegExp, instead: string];

/**
 * Parts of the parser that the browser does again when it runs the code: a fifth of what would be loaded. The names
 * and bounds are those of the pinned version.
 */
const CUTS: readonly Cut[] = [
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

/** Names of characters in JSX, which the playground does not read. */
const CUTS_OF_PLUGIN: readonly Cut[] = [
  [/^var xhtml_default = \{[^}]*\};$/m, 'var xhtml_default = {};'],
];

const FILES: readonly [file: RegExp, cuts: readonly Cut[]][] = [
  [/[\\/]acorn[\\/]dist[\\/]acorn\.mjs$/, CUTS],
  [/[\\/]acorn-typescript[\\/]index\.js$/, CUTS_OF_PLUGIN],
];

/** Bundles the parser of the playground without what is not needed there. */
export function lightParser(): Plugin {
  return {
    name: 'light-parser',
    setup({ onLoad }) {
      for (const [filter, cuts] of FILES) {
        onLoad({ filter }, async ({ path }) => ({
          contents: lighten(await readFile(path, 'utf8'), cuts),
        }));
      }
    },
  };
}

/** @throws Error when the parser is not the one that the cuts were written for */
function lighten(source: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, [what, instead]) => {
    if (what.test(text)) return text.replace(what, () => instead);
    throw new Error(
      `[site] acorn has changed: nothing matches ${String(what).slice(0, 60)}. Look at what has become of it, and mend lib/play/build/light-parser.ts.`,
    );
  }, source);
}
