import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Rooms that carry everything and know nothing of the site. */
const GROUND = ['text', 'url', 'files', 'source', 'fences'];

/** Those of them that need neither files nor processes. */
const PURE = ['text', 'url', 'nav', 'site', 'fences'];

/**
 * The rooms of `lib`, lowest first, and the rooms that each may use. None can use one that is named after it, so
 * no two need each other; what is not named here is not allowed.
 */
export const ROOMS = {
  text: [],
  url: ['text'],
  files: [],
  source: ['text', 'url', 'files'],
  fences: [],
  product: [],
  'angular-linker': ['files'],
  marble: ['text'],
  nav: ['url'],
  site: ['nav', 'text', 'url'],
  browser: PURE,
  search: [...GROUND, 'nav', 'browser'],
  offline: [...PURE, 'browser'],
  play: [...GROUND, 'angular-linker', 'browser'],
  api: [...GROUND, 'product'],
  'package-facts': [...GROUND, 'product', 'angular-linker', 'api'],
  doctest: [...GROUND, 'product'],
  next: [...GROUND, 'site'],
  content: [...GROUND, 'nav', 'site'],
  agents: [...GROUND, 'content', 'site'],
  choices: ['source'],
  article: [...GROUND, 'api', 'choices', 'nav'],
  demos: [...GROUND, 'angular-linker', 'doctest', 'product'],
  'render-lab': [...GROUND, 'angular-linker', 'browser', 'demos', 'product'],
  program: [...PURE, 'browser', 'offline', 'play', 'render-lab', 'search'],
  verdicts: [...GROUND, 'api', 'article', 'demos', 'doctest', 'product'],
  playable: [...GROUND, 'doctest', 'play', 'product'],
  checks: [...GROUND, 'article', 'content', 'nav', 'next', 'site'],
  feeds: [...GROUND, 'content', 'site'],
  dev: ['source', 'checks'],
  'static-host': [...GROUND, 'next', 'offline', 'play'],
};

/** The rooms of `components`, lowest first, read in the same way; each may use all of `lib`. */
export const COMPONENT_ROOMS = {
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

/** What a script of the browser may use of `lib`. */
const FOR_BROWSER = [...PURE, 'browser', 'search', 'offline', 'program'];

/** A part of a room that is loaded apart has a door of its own. */
const DOOR = '{index.ts,*/index.ts}';

const inLib = (names) => ({
  to: {
    element: {
      type: names.map((name) => `lib/${name}`),
      fileInternalPath: DOOR,
    },
  },
});

const inComponents = (names) => ({
  to: { element: { type: names.map((name) => `components/${name}`) } },
});

const from = (type, ...allow) => ({ from: { element: { type } }, allow });

const allRooms = Object.keys(ROOMS);

const arrows = [
  ...Object.entries(ROOMS)
    .filter(([, used]) => used.length > 0)
    .map(([name, used]) => from(`lib/${name}`, inLib(used))),
  ...Object.entries(COMPONENT_ROOMS).map(([name, used]) =>
    from(`components/${name}`, inLib(allRooms), inComponents(used)),
  ),
  from('app', inLib(allRooms), inComponents(Object.keys(COMPONENT_ROOMS))),
  // Each part of a page starts by itself.
  {
    from: {
      element: {
        type: [
          'components/*',
          'lib/search',
          'lib/offline',
          'lib/play',
          'lib/program',
          'lib/render-lab',
        ],
      },
    },
    allow: { to: { element: { type: 'lib/browser' } } },
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
        'This room may not use that one, or not past its door (index.ts). The allowed arrows are in eslint.config.mjs; move what both need to a lower room.',
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
        ...allRooms.map((name) => ({
          type: `lib/${name}`,
          pattern: `lib/${name}`,
        })),
        ...Object.keys(COMPONENT_ROOMS).map((name) => ({
          type: `components/${name}`,
          pattern: `components/${name}`,
        })),
        ...['app', 'scripts', 'tests'].map((name) => ({
          type: name,
          pattern: name,
        })),
      ],
    },
    rules: dependencies(arrows),
  },
  {
    files: ['components/**/*.client.tsx'],
    rules: dependencies([
      ...arrows,
      {
        dependency: { kind: 'value' },
        disallow: inLib(allRooms.filter((name) => !FOR_BROWSER.includes(name))),
      },
    ]),
  },
);
