import { readFileSync } from 'node:fs';
import plugin from '@rx-angular/eslint-plugin';
import { expect, test } from '@playwright/test';
import { Linter, type ESLint } from 'eslint';
import { parser } from 'typescript-eslint';
import { extractFences } from '@/lib/samples/doctest';
import {
  TYPESCRIPT_LANGUAGES,
  withoutRemovedLines,
} from '@/lib/samples/fences';
import { listFiles } from '@/lib/base/files';
import { Mistake } from '@/lib/samples/promises';
import { createLinter } from './index';

const linter = new Linter({ configType: 'flat' });
const lint = createLinter(plugin.rules, '@rx-angular/');
const ruleNames = Object.keys(plugin.rules);
const FLAT_PLUGIN = { rules: plugin.rules } as unknown as ESLint.Plugin;

/** What the linter itself reports, in the same words. */
function reference(code: string, rules: Record<string, unknown[]>): string[] {
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.ts'],
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        languageOptions: { parser },
        plugins: { '@rx-angular': FLAT_PLUGIN },
        rules: Object.fromEntries(
          Object.entries(rules).map(([name, options]) => [
            `@rx-angular/${name}`,
            ['error', ...options],
          ]),
        ),
      },
    ],
    { filename: 'sample.ts' },
  );
  if (messages.some(({ fatal }) => fatal)) return ['no TypeScript'];
  return messages
    .map(
      (one) =>
        `${one.ruleId?.replace('@rx-angular/', '')} ${one.messageId} ${one.line}:${one.column}-${one.endLine}:${one.endColumn} ${one.message}`,
    )
    .sort();
}

function inBrowser(code: string, rules: Record<string, unknown[]>): string[] {
  try {
    return lint(code, rules)
      .map(
        (one) =>
          `${one.rule} ${one.messageId} ${one.line}:${one.column}-${one.endLine}:${one.endColumn} ${one.message}`,
      )
      .sort();
  } catch (error) {
    if (error instanceof Mistake) return ['no TypeScript'];
    throw error;
  }
}

type Sample = {
  place: string;
  code: string;
  options: Record<string, unknown[]>;
};

function samplesOf(name: string): Sample[] {
  const file = `content/docs/${name}`;
  const { fences } = extractFences(file, readFileSync(file, 'utf8'));
  return fences
    .filter(({ lang }) => TYPESCRIPT_LANGUAGES.includes(lang))
    .map(({ code, line, meta: { eslint, options } }) => ({
      place: `${file}:${line}`,
      code: withoutRemovedLines(code),
      options: eslint === undefined ? {} : { [eslint]: options },
    }));
}

test('every rule reports on every sample of the site what the linter reports', () => {
  test.slow();
  const samples = listFiles('content/docs', '.mdx').flatMap(samplesOf);
  expect(samples.length).toBeGreaterThan(600);
  const differences: string[] = [];
  let reports = 0;
  for (const { place, code, options } of samples) {
    const rules = {
      ...Object.fromEntries(ruleNames.map((name) => [name, []])),
      ...options,
    };
    const wanted = reference(code, rules);
    const found = inBrowser(code, rules);
    if (found.join('\n') !== wanted.join('\n')) {
      differences.push(`${place}: ${found.join()} instead of ${wanted.join()}`);
    }
    reports += wanted.length;
  }
  expect(differences).toEqual([]);
  expect(reports).toBeGreaterThan(100);
});

const ZONE = "import { timer } from 'rxjs';\n";
const RULE = 'no-zone-critical-rxjs-creation-apis';

for (const [name, code] of [
  ['the next line', `${ZONE}// eslint-disable-next-line\ntimer(1);\ntimer(2);`],
  [
    'the same line',
    `${ZONE}timer(1); // eslint-disable-line @rx-angular/${RULE}\ntimer(2);`,
  ],
  ['another rule', `${ZONE}// eslint-disable-next-line no-console\ntimer(1);`],
  [
    'a part of the file',
    `${ZONE}/* eslint-disable */\ntimer(1);\n/* eslint-enable */\ntimer(2);`,
  ],
  [
    'one rule of several',
    `${ZONE}/* eslint-disable no-console, @rx-angular/${RULE} -- slow */\ntimer(1);`,
  ],
  ['a line comment that means the file', `${ZONE}// eslint-disable\ntimer(1);`],
  ['a word that only begins so', `${ZONE}/* eslint-disabled */\ntimer(1);`],
] as const) {
  test(`switches off ${name} as the linter does`, () => {
    const rules = { [RULE]: [] };
    expect(inBrowser(code, rules)).toEqual(reference(code, rules));
  });
}
