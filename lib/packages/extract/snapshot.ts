import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { extractApi } from './extract';
import { RULES_FILE, snapshotFile, type ApiRules } from '../api/types';
import type { PackageSettings } from '../settings';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { readManifest } from '@/lib/base/files';

type SnapshotFile = { path: string; text: string };

/** The snapshot of the packages as they are installed, for a content folder. */
export function buildSnapshot(
  rootDir: string,
  contentDir: string,
  { names, plugin }: Pick<PackageSettings, 'names' | 'plugin'>,
): SnapshotFile[] {
  const toFile = (file: string, value: unknown) => ({
    path: path.posix.join(contentDir, file),
    text: `${JSON.stringify(value, null, 2)}\n`,
  });
  return [
    ...extractApi(rootDir, names).map((one) =>
      toFile(snapshotFile(one.package), one),
    ),
    ...(plugin ? [toFile(RULES_FILE, extractRules(rootDir, plugin))] : []),
  ];
}

/** The files of the committed snapshot that differ from the installed packages, whatever ends their lines. */
export function findOutdated(files: readonly SnapshotFile[]): string[] {
  return files
    .filter(
      ({ path: file, text }) =>
        !existsSync(file) ||
        readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text,
    )
    .map(({ path: file }) => file);
}

/** What a rule declares of itself. */
const RULE = z.object({
  meta: z.object({
    type: z.string(),
    docs: z.object({ description: z.string(), url: z.string().default('') }),
    fixable: z.string().optional(),
    hasSuggestions: z.boolean().default(false),
    messages: z.record(z.string(), z.string()),
    schema: z.union([
      z.array(z.record(z.string(), z.unknown())),
      z.record(z.string(), z.unknown()).transform((schema) => [schema]),
    ]),
  }),
  defaultOptions: z.array(z.unknown()).default([]),
});
const PRESET = z.object({
  rules: z.record(z.string(), z.enum(['error', 'warn'])),
});
const PLUGIN = z.object({
  configs: z.record(z.string(), PRESET),
  rules: z.record(z.string(), RULE),
});

/**
 * Reads the facts of all rules from the plugin itself. Badges come from the
 * presets: the rules' own `recommended` flag is set on every one of them.
 */
function extractRules(
  rootDir: string,
  { name: packageName, prefix }: NonNullable<PackageSettings['plugin']>,
): ApiRules {
  const require = createRequire(path.join(rootDir, 'package.json'));
  const plugin = PLUGIN.parse(require(packageName));
  const presets = Object.entries(plugin.configs);
  return {
    package: packageName,
    version: readManifest(path.join(rootDir, 'node_modules', packageName))
      .version,
    presets: presets.map(([name]) => name),
    rules: Object.entries(plugin.rules)
      .map(([name, { meta, defaultOptions }]) => ({
        name,
        description: meta.docs.description,
        type: meta.type,
        presets: Object.fromEntries(
          presets.flatMap(([preset, { rules }]) => {
            const severity = rules[`${prefix}${name}`];
            return severity ? [[preset, severity]] : [];
          }),
        ),
        isFixable: meta.fixable !== undefined,
        hasSuggestions: meta.hasSuggestions,
        options: meta.schema,
        defaultOptions: meta.schema.length > 0 ? defaultOptions : [],
        messages: meta.messages,
        url: meta.docs.url,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
