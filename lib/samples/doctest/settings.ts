import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ESLint, Rule } from 'eslint';
import { z } from 'zod';
import { installedVersions } from '@/lib/base/files';
import { readData } from '@/lib/base/source';

const names = z.array(z.string()).default([]);
/** Names by the module that exports them. */
const namesByModule = z.record(z.string(), z.array(z.string())).default({});

const settingsSchema = z.strictObject({
  /** What the documentation is about: its uses are counted, and its exports explained in samples. */
  packages: names,
  /** What else the result of a sample depends on, such as the compiler: results hold for its installed version. */
  checkedAgainst: names,
  /** The ESLint plugin whose rules samples may show. */
  lintPlugin: z.string().optional(),
  /** How attributes begin that are inputs of documented directives, and a mistake where none has them. */
  inputPrefix: z.string().optional(),
  templates: z
    .strictObject({
      /** Directives, components and pipes that every `html` fence may use. */
      imports: namesByModule,
      /** Types that a `ctx` may name. */
      types: namesByModule,
    })
    .prefault({}),
  /** How samples are made into scripts for a browser. */
  bundles: z
    .strictObject({
      /** Modules that come first. */
      preload: names,
      /** Modules only the server's half imports. */
      serverOnly: names,
      /** Modules that patch what they find: with one of them, `async` is compiled away, because nobody can patch it. */
      patching: names,
    })
    .prefault({}),
});

/** What samples of one documentation are checked with, besides the compiler's options. */
export type Settings = z.infer<typeof settingsSchema>;

const FILE = '_setup/doctest.json';

/**
 * Reads the settings of a content folder; without a file, all are empty.
 *
 * @param contentDir absolute path of the content folder
 * @throws ContentError with place and cure where the file cannot be read
 */
export function readSettings(contentDir: string): Settings {
  return existsSync(path.join(contentDir, FILE))
    ? readData(contentDir, FILE, settingsSchema)
    : settingsSchema.parse({});
}

/**
 * Installed versions of everything that the result of a sample depends on, by name.
 *
 * @throws when a package is not installed
 */
export function checkedVersions(
  contentDir: string,
  rootDir: string,
): Record<string, string> {
  const { packages, checkedAgainst } = readSettings(contentDir);
  return installedVersions(rootDir, [...packages, ...checkedAgainst]);
}

/** Matches where one of the packages is named, and captures it; nothing where there are none. */
export function packagePattern(
  { packages }: Settings,
  before: string,
  after: string,
  flags = '',
): RegExp {
  const names = packages.map((name) => name.replace(/[.\\/]/g, '\\$&'));
  return names.length > 0
    ? new RegExp(`${before}(${names.join('|')})${after}`, flags)
    : new RegExp('(?!)', flags);
}

/** A plugin, and what stands before the names of its rules. */
export type LintPlugin = {
  name: string;
  prefix: string;
  rules: Record<string, Rule.RuleModule>;
};

/**
 * Loads the plugin for samples that show a rule.
 *
 * @param rootDir absolute path of the repository, in which packages resolve
 */
export function loadLintPlugin(
  rootDir: string,
  { lintPlugin: name }: Settings,
): LintPlugin | undefined {
  if (name === undefined) return undefined;
  const load = createRequire(path.join(rootDir, 'package.json'));
  const { rules = {} } = load(name) as ESLint.Plugin;
  return {
    name,
    prefix: name.replace(/\/eslint-plugin$|(?<=^|\/)eslint-plugin-/, ''),
    rules: rules as Record<string, Rule.RuleModule>,
  };
}
