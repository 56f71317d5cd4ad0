import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type Plugin } from 'esbuild';

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
  // The plugin takes all that it exports as one object, and nothing of it could be left out.
  [/^Parser\.acorn = \{[^}]*\};$/m, ''],
  [
    /^export \{ .* \};$/m,
    'export { Parser, TokContext, TokenType, isIdentifierChar, isIdentifierStart, isNewLine, keywords as keywordTypes, lineBreak, types as tokContexts, types$1 as tokTypes };',
  ],
];

/** JSX, which the playground does not read. */
const CUTS_OF_PLUGIN: readonly Cut[] = [
  [/^var xhtml_default = \{[^}]*\};$/m, ''],
  [
    /^var hexNumber = [^]*?^function generateJsxParser\([^]*?^\}$/m,
    'function generateJsxParser() {}',
  ],
];

/** By the files of the packages, from the repository's root. */
const FILES: Readonly<Record<string, readonly Cut[]>> = {
  'node_modules/acorn/dist/acorn.mjs': CUTS,
  'node_modules/@sveltejs/acorn-typescript/index.js': CUTS_OF_PLUGIN,
};

/** Methods that the two call of each other, and nobody else; no field of a tree is called like one. */
const METHOD =
  /\b(?:can|check|cur|eat|enter|exit|expect|finish|lookahead|parse|read|reset|should|skip|start|ts|update)(?:_|[A-Z])\w*/;

/** Bundles the parser of the playground without what is not needed there. */
export function lightParser(): Plugin {
  return {
    name: 'light-parser',
    setup({ onLoad }) {
      let all: Promise<Map<string, string>> | undefined;
      onLoad(
        { filter: /[\\/](?:acorn\.mjs|acorn-typescript[\\/]index\.js)$/ },
        async ({ path: file }) => ({
          contents:
            (await (all ??= lightFiles())).get(path.relative('', file)) ?? '',
        }),
      );
    },
  };
}

/** Both files, in which the same name is short in the same way. */
async function lightFiles(): Promise<Map<string, string>> {
  const sources = await Promise.all(
    Object.entries(FILES).map(
      async ([file, cuts]) =>
        [file, lighten(await readFile(file, 'utf8'), cuts)] as const,
    ),
  );
  const names = new Set(
    sources.flatMap(([, text]) => text.match(new RegExp(METHOD, 'g'))),
  );
  const mangleCache = Object.fromEntries(
    [...names].map((name, index) => [name, `$${index.toString(36)}`]),
  );
  const made = sources.map(async ([file, text]) => {
    const options = { mangleProps: METHOD, mangleCache };
    return [file, (await transform(text, options)).code] as const;
  });
  return new Map(await Promise.all(made));
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
