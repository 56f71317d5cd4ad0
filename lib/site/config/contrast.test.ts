import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStyleSheets } from '@/tests/support/style-sheets';

const STYLES = 'app/styles';

/** Least contrast, from WCAG 2.2: 1.4.3 for text, 1.4.6 for text that is read for long, 1.4.11 for controls. */
const AA = 4.5;
const AAA = 7;
const CONTROL = 3;

const CODE_GROUNDS = [
  // The result of a question.
  'raised',
  'code-background',
  'line-mark',
  'line-added',
  'line-removed',
];

/** Which ground every text colour may stand on, and how much contrast it owes there. */
const TEXT: Record<string, { on: readonly string[]; least: number }> = {
  text: {
    on: [
      'background',
      'surface',
      'raised',
      'accent-soft',
      'code-background',
      'mark',
    ],
    least: AAA,
  },
  'text-soft': {
    on: ['background', 'surface', 'raised', 'accent-soft', ...CODE_GROUNDS],
    least: AA,
  },
  accent: {
    on: ['background', 'surface', 'raised', 'accent-soft', 'code-background'],
    least: AA,
  },
  'accent-strong': {
    on: ['background', 'surface', 'raised', 'accent-soft', 'code-background'],
    least: AA,
  },
  'on-accent': { on: ['accent', 'accent-strong'], least: AA },
  tip: { on: ['background', 'surface'], least: AA },
  info: { on: ['background', 'surface'], least: AA },
  caution: { on: ['background', 'surface'], least: AA },
  danger: { on: ['background', 'surface'], least: AA },
  'code-text': { on: [...CODE_GROUNDS, 'mark'], least: AAA },
  'tk-keyword': { on: CODE_GROUNDS, least: AA },
  'tk-string': { on: CODE_GROUNDS, least: AA },
  'tk-constant': { on: CODE_GROUNDS, least: AA },
  'tk-function': { on: CODE_GROUNDS, least: AA },
  'tk-comment': { on: CODE_GROUNDS, least: AA },
};

/** Colours that outline or draw something a reader has to see: focus rings, fields, marbles, the logo. */
const LINES: Record<string, readonly string[]> = {
  accent: ['background', 'surface', 'raised', 'accent-soft', 'code-background'],
  'border-strong': ['background', 'surface', 'raised'],
  brand: ['background'],
  danger: ['surface'],
  'text-soft': ['surface'],
};

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Tokens of the first rule, which holds every colour, or of the rule for readers who ask for more contrast. */
function readTokens(css: string): Map<string, string> {
  const tokens = css.matchAll(/--(?:color-)?([\w-]+): ([^;]+);/g);
  return new Map([...tokens].map(([, name = '', value = '']) => [name, value]));
}

const TOKENS_CSS = readFileSync(`${STYLES}/tokens.css`, 'utf8');
const [plainCss = '', moreContrastCss = ''] = TOKENS_CSS.split(/@media [^{]+/);
const PLAIN = readTokens(plainCss);
const PALETTES = {
  'as designed': PLAIN,
  'with more contrast': new Map([...PLAIN, ...readTokens(moreContrastCss)]),
};

function hexOf(
  tokens: ReadonlyMap<string, string>,
  name: string,
  mode: Mode,
): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--(?:color-)?([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return hexOf(tokens, reference, mode);
  const pair = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value);
  const hex = pair?.[mode === 'light' ? 1 : 2];
  if (hex) return hex;
  throw new Error(
    `${STYLES}/tokens.css: --${name} is "${value}", not light-dark(#rrggbb, #rrggbb).`,
  );
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(AA);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(AA);
});

for (const [palette, tokens] of Object.entries(PALETTES)) {
  for (const mode of MODES) {
    test(`every text colour is readable on every ground it stands on: ${mode}, ${palette}`, () => {
      const tooWeak = Object.entries(TEXT).flatMap(([name, { on, least }]) =>
        on.flatMap((ground) => {
          const ratio = contrast(
            hexOf(tokens, name, mode),
            hexOf(tokens, ground, mode),
          );
          return ratio < least
            ? [`${name} on ${ground}: ${ratio.toFixed(2)} < ${least}`]
            : [];
        }),
      );
      expect(tooWeak).toEqual([]);
    });

    test(`every line a reader needs can be seen: ${mode}, ${palette}`, () => {
      const tooWeak = Object.entries(LINES).flatMap(([name, grounds]) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(
            hexOf(tokens, name, mode),
            hexOf(tokens, ground, mode),
          );
          return ratio < CONTROL
            ? [`${name} on ${ground}: ${ratio.toFixed(2)} < ${CONTROL}`]
            : [];
        }),
      );
      expect(tooWeak).toEqual([]);
    });
  }
}

const SHEETS = readStyleSheets().map(({ css }) => css);

/** Tokens that style sheets give to a property. */
function tokensOf(property: RegExp): Set<string> {
  const used = SHEETS.flatMap((css) => [
    ...css.matchAll(
      new RegExp(
        String.raw`(?<![\w-])(?:${property.source}): var\(--(?:color-)?([\w-]+)\)`,
        'g',
      ),
    ),
  ]);
  return new Set(used.map(([, name = '']) => name));
}

test('no text has a colour that this file does not check', () => {
  const known = new Set([...Object.keys(TEXT), 'admonition-color']);
  expect([...tokensOf(/color/)].filter((name) => !known.has(name))).toEqual([]);
});

test('no text stands on a ground that this file does not check', () => {
  const known = new Set(Object.values(TEXT).flatMap(({ on }) => on));
  // The progress bar and the marble, which hold no text.
  known.add('brand').add('node');
  // Whatever the nearest panel gives to it, which is looked at as well.
  known.add('ground');
  expect(
    [...tokensOf(/background|background-color|--ground/)].filter(
      (name) => !known.has(name),
    ),
  ).toEqual([]);
});

test('a token is used, and what is used is a token', () => {
  const used = new Set(
    [...SHEETS.join('').matchAll(/var\(--([\w-]+)[,)]/g)].map(
      ([, name = '']) => name,
    ),
  );
  const set = new Set(
    [...SHEETS.join('').matchAll(/^\s+--([\w-]+):/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect([...used].filter((name) => !set.has(name))).toEqual([
    // Set by the framework where the file of the face is named, in app/layout.tsx.
    'font-face',
    // Set where the panel of the search is opened.
    'search-top',
  ]);
  // Read by the script of the base-URL banner only.
  expect([...set].filter((name) => !used.has(name))).toEqual(['css-ok']);
});
