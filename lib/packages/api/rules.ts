import { closest } from 'fastest-levenshtein';

import { readData } from '@/lib/base/source';
import { RULES_FILE } from './snapshot-files';
import { API_RULES, type ApiRule, type ApiRules } from './types';

/**
 * The committed facts of all lint rules, sorted by name.
 *
 * @throws when the file is missing or of another form
 */
export function readRules(contentDir: string): ApiRules {
  return readData(contentDir, RULES_FILE, API_RULES);
}

/**
 * The facts of one rule.
 *
 * @param name without the plugin's prefix: `no-wind`
 * @throws with the nearest name when the plugin has no such rule
 */
export function findRule(name: string, facts: ApiRules): ApiRule {
  const rule = facts.rules.find((one) => one.name === name);
  if (rule) return rule;
  const nearest = closest(
    name,
    facts.rules.map((one) => one.name),
  );
  throw new Error(
    `[api] ${facts.package} ${facts.version} has no rule \`${name}\`. Did you mean \`${nearest}\`?`,
  );
}
