import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each layer may not import; `app → components → lib → content` is the only way down. */
const LAYERS = {
  lib: ['app', 'components', 'scripts', 'tests'],
  components: ['app', 'scripts', 'tests'],
  app: ['scripts', 'tests'],
};

/** Folders of `lib` that run only while the site is built: they use files and processes. */
export const BUILD_FOLDERS = [
  'api',
  'cache',
  'content',
  'export',
  'feeds',
  'highlight',
  'host',
  'hovers',
  'mdx',
  'samples',
  'search/build',
];

/** Folders of `lib` that run only in the browser. */
export const BROWSER_FOLDERS = ['browser', 'search/query'];

/** Modules inside build folders that are pure and may be used everywhere. */
const PURE_MODULES = ['samples/fence-meta', 'samples/cut', 'host/redirects'];

const forbid = (folders, message) => ({
  group: folders.flatMap((folder) => [`@/${folder}`, `@/${folder}/**`]),
  message,
});

const direction = (forbidden) =>
  forbid(
    forbidden,
    'Imports lead down only: app → components → lib → content. Move what both need to the lower layer.',
  );

const notBuild = forbid(
  BUILD_FOLDERS.map((folder) => `lib/${folder}`),
  'This runs in the browser, where there are no files or processes. Put what both sides need into a pure folder of lib.',
);
notBuild.group.push(...PURE_MODULES.map((name) => `!@/lib/${name}`));

const notBrowser = forbid(
  BROWSER_FOLDERS.map((folder) => `lib/${folder}`),
  'This runs while the site is built, where there is no window. Put what both sides need into a pure folder of lib.',
);

const restrict = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

export default tseslint.config(
  { ignores: ['.next', '.cache', 'out', 'content/_setup', 'next-env.d.ts'] },
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
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...Object.entries(LAYERS).map(([layer, forbidden]) => ({
    files: [`${layer}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict(direction(forbidden)),
  })),
  {
    files: BUILD_FOLDERS.map((folder) => `lib/${folder}/**/*.ts`),
    ignores: ['**/*.test.ts'],
    rules: restrict(direction(LAYERS.lib), notBrowser),
  },
  {
    files: BROWSER_FOLDERS.map((folder) => `lib/${folder}/**/*.ts`),
    ignores: ['**/*.test.ts'],
    rules: restrict(direction(LAYERS.lib), notBuild),
  },
  {
    files: ['components/**/*.client.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            direction(LAYERS.components),
            { ...notBuild, allowTypeImports: true },
          ],
        },
      ],
    },
  },
);
