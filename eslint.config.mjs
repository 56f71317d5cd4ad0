import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * The wings of `lib`, lowest first, and the wings that each may use. None can use one that is named after it, so no
 * two need each other; what is not named here is not allowed. All but `site` would serve any other site.
 */
export const WINGS = {
  base: [],
  diagrams: ['base'],
  packages: ['base'],
  samples: ['base'],
  search: ['base'],
  export: ['base'],
  playground: ['base', 'samples'],
  benchmarks: ['base', 'samples'],
  site: [
    'base',
    'diagrams',
    'packages',
    'samples',
    'search',
    'export',
    'playground',
    'benchmarks',
  ],
};

/** The features of `components`, lowest first, read in the same way; each may use all of `lib`. */
export const FEATURES = {
  ui: [],
  mdx: ['ui'],
  search: ['ui'],
  layout: ['ui', 'search'],
  home: ['ui', 'layout'],
  play: ['mdx'],
  docs: ['ui', 'layout'],
  blog: ['ui', 'layout', 'docs'],
  dev: ['ui', 'layout'],
  build: ['ui', 'mdx', 'layout', 'dev', 'docs', 'blog'],
};

/** A part of a wing that runs elsewhere, such as in the browser, has an entry point of its own. */
const ENTRY_POINT = '{index.ts,*/index.ts,*/*/index.ts}';

/** What a part of a page does is imported by itself, so that no page loads what another needs. */
const BEHAVIOURS = 'browser/**/*.ts';

const toLib = (names) => ({
  to: {
    element: {
      type: names.map((name) => `lib/${name}`),
      fileInternalPath: `{${ENTRY_POINT.slice(1, -1)},${BEHAVIOURS}}`,
    },
  },
});

const toComponents = (names) => ({
  to: { element: { type: names.map((name) => `components/${name}`) } },
});

const from = (type, ...allow) => ({ from: { element: { type } }, allow });

const allWings = Object.keys(WINGS);

const arrows = [
  ...Object.entries(WINGS)
    .filter(([, used]) => used.length > 0)
    .map(([name, used]) => from(`lib/${name}`, toLib(used))),
  ...Object.entries(FEATURES).map(([name, used]) =>
    from(`components/${name}`, toLib(allWings), toComponents(used)),
  ),
  from('app', toLib(allWings), toComponents(Object.keys(FEATURES))),
  // Words and data are the site's; other wings get them as settings.
  {
    from: { element: { type: ['lib/site', 'components/*', 'app'] } },
    allow: { to: { element: { type: 'content' } } },
  },
  // Plain JavaScript, which the framework loads by the names of its files.
  { allow: { to: { element: { fileInternalPath: '**/*.mjs' } } } },
];

const dependencies = (policies) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      message:
        'This folder may not use that one, or not past its entry point (index.ts). The allowed arrows are in eslint.config.mjs: pass what it needs as a setting, or move what both need to a lower folder.',
      policies,
    },
  ],
});

export default tseslint.config(
  {
    ignores: [
      '.next',
      '.cache',
      'out',
      'test-results',
      'public',
      'content/_setup',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
      'no-console': 'off',
      'prefer-const': 'error',
    },
  },
  {
    // A pattern whose time grows faster than its input lets one long line stop a build, or a reader's page.
    files: ['{app,components,lib,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{lib,scripts,tests}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='waitForFunction'] > :function[async=true]",
          message:
            'A promise counts as a yes at once, so nothing is waited for. Ask with `expect.poll`, or with `until` of tests/support/offline.ts.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': [
        ...allWings.map((name) => ({
          type: `lib/${name}`,
          pattern: `lib/${name}`,
        })),
        ...Object.keys(FEATURES).map((name) => ({
          type: `components/${name}`,
          pattern: `components/${name}`,
        })),
        ...['app', 'scripts', 'tests'].map((name) => ({
          type: name,
          pattern: name,
        })),
        // From the root: a wing has a folder of this name as well.
        { type: 'content', pattern: 'content/**', partialMatch: false },
      ],
    },
    rules: dependencies(arrows),
  },
);
