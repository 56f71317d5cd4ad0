import type { LicenceSettings, ProgramSettings } from '@/lib/export/host';
import { DOCUMENTED_PACKAGES } from './packages';
import { PLAY_PACKAGES } from './playground';

/** The program of the pages. */
export const PROGRAM: ProgramSettings = {
  entry: 'components/program/program.ts',
  hydrate: 'components/islands/hydrate.tsx',
};

/** What the playground does with code, in a worker. */
export const PLAY_TOOLS = {
  tools: 'lib/site/product/linter/tools-worker.ts',
  // What the published lint rules are written for, in the form that a browser has use for.
  alias: {
    '@typescript-eslint/utils': './lib/playground/lint/eslint-utils.ts',
    path: './lib/playground/lint/path.ts',
  },
};

/** What browsers load of others, and of RxAngular. */
export const LICENCES: LicenceSettings = {
  packages: [
    ...PLAY_PACKAGES,
    ...DOCUMENTED_PACKAGES.filter((name) => !PLAY_PACKAGES.includes(name)),
    '@codemirror/autocomplete',
    '@codemirror/commands',
    '@codemirror/lang-angular',
    '@codemirror/lang-css',
    '@codemirror/lang-html',
    '@codemirror/lang-javascript',
    '@codemirror/language',
    '@codemirror/lint',
    '@codemirror/search',
    '@codemirror/state',
    '@codemirror/view',
    '@lezer/common',
    '@lezer/css',
    '@lezer/highlight',
    '@lezer/html',
    '@lezer/javascript',
    '@lezer/lr',
    '@marijn/find-cluster-break',
    '@sinonjs/commons',
    '@sveltejs/acorn-typescript',
    'acorn',
    'codemirror',
    'crelt',
    'esquery',
    // A part of the file that esquery publishes.
    'estraverse',
    'fastest-levenshtein',
    'next',
    'nprogress',
    'path-browserify',
    'react',
    'react-dom',
    'scheduler',
    'style-mod',
    'tslib',
    'typescript',
    'w3c-keyname',
  ].sort(),
  underOwnLicence: DOCUMENTED_PACKAGES,
  // The typeface of headings and interface.
  others: [
    { name: 'Instrument Sans (OFL-1.1)', file: 'app/fonts/OFL.txt' },
    // It is published without the licence that all packages of Angular have.
    {
      name: '@angular/compiler-cli (MIT)',
      file: 'node_modules/@angular/core/LICENSE',
    },
  ],
};

/** Files that readers of pages do without when there is no connection. */
export const NOT_OFFLINE: readonly RegExp[] = [
  /^og\//,
  /^\.well-known\//,
  /^blog\/feed\.json$/,
  /^(?:icon-\w+|apple-touch-icon)\.png$/,
  // One file has the texts of all pages.
  /^search-text[^/]*\//,
  // A package in one document says what its pages say.
  /\/all\.html$/,
  // The playground's packages and samples weigh a third of everything, and pages and demos do without; with a
  // connection it loads what an edited sample needs.
  /^_next\/static\/chunks\/play-/,
  /^play-samples\//,
  // Recordings are part of their pages; repeating them needs a connection.
  /^render-lab\//,
];
