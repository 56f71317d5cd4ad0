import plugin from '@rx-angular/eslint-plugin';
import { z } from 'zod';

import { readPackage } from './entry-points';
import type { ApiRules } from '../types';

const PACKAGE = '@rx-angular/eslint-plugin';
const PREFIX = '@rx-angular/';

/** What a rule says of itself, read once at the edge. */
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

/**
 * Reads the facts of all rules from the plugin itself. Badges come from the
 * presets: the rules' own `recommended` flag is set on every one of them.
 */
export function extractRules(rootDir: string): ApiRules {
  const presets = Object.entries(plugin.configs).map(
    ([name, config]) => [name, PRESET.parse(config).rules] as const,
  );
  return {
    package: PACKAGE,
    version: readPackage(rootDir, PACKAGE).version,
    presets: presets.map(([name]) => name),
    rules: Object.entries(plugin.rules)
      .map(([name, rule]) => {
        const { meta, defaultOptions } = RULE.parse(rule);
        return {
          name,
          description: meta.docs.description,
          type: meta.type,
          presets: Object.fromEntries(
            presets.flatMap(([preset, rules]) => {
              const severity = rules[`${PREFIX}${name}`];
              return severity ? [[preset, severity]] : [];
            }),
          ),
          isFixable: meta.fixable !== undefined,
          hasSuggestions: meta.hasSuggestions,
          options: meta.schema,
          defaultOptions: meta.schema.length > 0 ? defaultOptions : [],
          messages: meta.messages,
          url: meta.docs.url,
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
