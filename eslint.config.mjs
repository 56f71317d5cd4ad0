import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import onlyInIslands from './scripts/check/only-in-islands.mjs';

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
  browser: [],
  islands: ['browser'],
  ui: ['browser', 'islands'],
  code: ['browser', 'islands', 'ui'],
  navigation: ['browser', 'islands', 'ui'],
  cards: ['browser', 'islands', 'ui', 'navigation'],
  article: ['islands', 'cards'],
  search: ['browser', 'islands', 'ui'],
  mdx: ['browser', 'islands', 'ui', 'code', 'search'],
  sidebar: ['browser', 'islands', 'ui'],
  offline: ['browser', 'islands', 'ui'],
  layout: ['browser', 'islands', 'ui', 'search', 'offline'],
  home: ['browser', 'islands', 'ui', 'mdx', 'layout', 'article'],
  play: ['browser', 'islands', 'ui', 'mdx', 'code'],
  docs: ['browser', 'islands', 'ui', 'layout', 'article', 'sidebar'],
  blog: ['ui', 'layout', 'docs', 'article'],
  program: [
    'browser',
    'islands',
    'ui',
    'code',
    'cards',
    'mdx',
    'search',
    'sidebar',
    'offline',
    'layout',
    'home',
    'play',
    'docs',
    'navigation',
  ],
  dev: ['browser', 'islands', 'ui', 'layout', 'program'],
  build: [
    'islands',
    'ui',
    'code',
    'mdx',
    'layout',
    'dev',
    'docs',
    'blog',
    'sidebar',
    'article',
  ],
};

/** A part of a wing that runs elsewhere, such as in the browser, has an entry point of its own. */
const ENTRY_POINT = '{index.ts,*/index.ts,*/*/index.ts}';

/** What a part of a page does is imported by itself, so that no page loads what another needs. */
const BEHAVIOURS = 'browser/**/*.ts';

// Plain JavaScript runs in a process or a page of its own, and is imported by the name of its file.
const toLib = (names) => ({
  to: {
    element: {
      type: names.map((name) => `lib/${name}`),
      fileInternalPath: `{${ENTRY_POINT.slice(1, -1)},${BEHAVIOURS},**/*.mjs}`,
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
];

const NO_MARKUP = {
  selector: 'JSXElement',
  message:
    'lib has no markup. Put the component into components, and hand it in.',
};

const NO_ELEMENTS = {
  selector:
    'TSTypeReference[typeName.name=/^(?:HTML|SVG)\\w*Element$|^Window$/]',
  message:
    'lib is logic without a page. Pass in what it needs, or put the module into components.',
};

const ONE_LOADER = {
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^load(?:Part|Later)$/] > ArrowFunctionExpression > ImportExpression)',
  message:
    'After a deployment this file may be gone, and nobody would say so. Import it through loadPart (components/browser/load-part.ts).',
};

/** Parts of `components` that only run while the site is built or written. */
const NOT_SENT = [
  'components/{article,build,dev}/**',
  'components/mdx/*/index.tsx',
];

const MODIFIERS = '/^(?:keyCode|isComposing|ctrlKey|metaKey)$/';
const WITHOUT_KEYS =
  "Program:not(:has(ImportDeclaration[source.value='@/components/browser/keys']))";

const ONE_READER_OF_KEYS = [
  `ObjectPattern > Property[key.name=${MODIFIERS}]`,
  `MemberExpression[property.name=${MODIFIERS}]`,
  "MemberExpression[object.name='event'][property.name='key']",
  `${WITHOUT_KEYS} Literal[value=/^key(?:down|up|press)$/]`,
  `${WITHOUT_KEYS} JSXAttribute[name.name=/^onKey/]`,
].map((selector) => ({
  selector,
  message:
    'Input methods, scripts and other platforms send keys that are not meant for the page. Ask keyOf, commandOf or isPlain (components/browser/keys.ts).',
}));

/** What is itself carried into another page: the frame of the playground, a demo, a scene. */
const CARRIED = [
  'lib/benchmarks/{run,record}/**',
  'lib/playground/{engine,check}/**',
  'lib/samples/demos/**',
];

const NO_OWN_NAMES = [
  'Literal[value=/@rx-angular|\\b[rR]x[A-Z]/]',
  'TemplateElement[value.raw=/@rx-angular|\\b[rR]x[A-Z]/]',
  'Identifier[name=/^[rR]x[A-Z]/]',
].map((selector) => ({
  selector,
  message:
    'This wing knows nothing of the packages that the site documents. Pass the name in as a setting (lib/site/product).',
}));

/** What draws in the browser is React, and React has drawn it. */
const NO_HANDMADE = [
  {
    selector:
      "CallExpression[callee.object.name='document'][callee.property.name='createElement']:not([arguments.0.value=/^(link|script|mark|span)$/])",
    message:
      'No element is made by hand: draw it in an island (x.island.tsx), or serve it and operate it (x.client.ts). Recipe: "A component with a state" in content/docs/contributing/recipes.mdx.',
  },
  {
    selector:
      "AssignmentExpression > MemberExpression.left[property.name='innerHTML']",
    message: 'No markup is set by hand: draw it in an island (x.island.tsx).',
  },
];

const NO_PLACEHOLDER = {
  selector: 'JSXText[value=/TODO:/]',
  message:
    'A placeholder is left, which readers would read. Write what it asks for.',
};

/** What holds for all that is drawn. */
const DRAWN = [NO_PLACEHOLDER, ...NO_HANDMADE];

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
    // They would serve another site as they are.
    files: ['lib/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', 'lib/site/**'],
    rules: { 'no-restricted-syntax': ['error', NO_MARKUP, ...NO_OWN_NAMES] },
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...CARRIED],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'document',
          'window',
          'localStorage',
          'sessionStorage',
          'HTMLElement',
          'Element',
        ].map((name) => ({
          name,
          message:
            'lib is logic without a page. Pass in what it needs, or put the module into components.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        NO_MARKUP,
        NO_ELEMENTS,
        ...NO_OWN_NAMES,
      ],
    },
  },
  {
    files: ['lib/site/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_MARKUP, NO_ELEMENTS] },
  },
  {
    // Who takes a wing takes its tests along.
    files: ['lib/**/*.test.{ts,tsx}'],
    ignores: ['lib/site/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/site/*', '@/components/*', '@/app/*'],
              message:
                'The tests of a wing run without this site. Give the test data of its own, or put it into tests.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'components/mdx/lab/stage.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...DRAWN,
        ...ONE_READER_OF_KEYS,
        ONE_LOADER,
      ],
    },
  },
  {
    files: [...NOT_SENT, 'components/browser/keys.ts'],
    rules: { 'no-restricted-syntax': ['error', ...DRAWN] },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { site: { rules: { 'only-in-islands': onlyInIslands } } },
    rules: { 'site/only-in-islands': 'error' },
  },
  {
    files: ['components/**/*.island.tsx'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['components/**/*.client.ts'],
    rules: {
      'max-lines': [
        'error',
        { max: 100, skipBlankLines: true, skipComments: true },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,mjs}'],
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
