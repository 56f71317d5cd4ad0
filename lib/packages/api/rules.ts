import { readData } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';
import { RULES_FILE, API_RULES, type ApiRule, type ApiRules } from './types';
import { z } from 'zod';

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
 * @throws with the nearest names when the plugin has no such rule
 */
export function findRule(name: string, facts: ApiRules): ApiRule {
  const rule = facts.rules.find((one) => one.name === name);
  if (rule) return rule;
  const names = facts.rules.map((one) => one.name);
  throw new Error(
    `[api] ${facts.package} ${facts.version} has no rule \`${name}\`. ${didYouMean(name, names)}`,
  );
}

const SCHEMA = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  get items() {
    return SCHEMA.optional();
  },
  get properties() {
    return z.record(z.string(), SCHEMA).optional();
  },
});

type Schema = z.infer<typeof SCHEMA>;

/** One setting of a rule: `allowedMethods`, `string[]`. */
type RuleOption = { name: string; type: string };

/** The settings a rule takes, read from the JSON schema of its options. */
export function ruleOptions({ options }: ApiRule): RuleOption[] {
  return options.flatMap((option) =>
    Object.entries(SCHEMA.parse(option).properties ?? {}).map(
      ([name, schema]) => ({ name, type: typeOf(schema) }),
    ),
  );
}

function typeOf({ type = 'unknown', enum: values, items }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type !== 'array') return type;
  const item = items ? typeOf(items) : 'unknown';
  return (items?.enum?.length ?? 0) > 1 ? `(${item})[]` : `${item}[]`;
}
