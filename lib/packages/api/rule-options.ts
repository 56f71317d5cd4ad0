import { z } from 'zod';
import type { ApiRule } from './types';

const SCHEMA: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    items: SCHEMA.optional(),
    properties: z.record(z.string(), SCHEMA).optional(),
  }),
);

type Schema = {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
};

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

function typeOf(schema: Schema): string {
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (schema.type === 'array') {
    const item = schema.items ? typeOf(schema.items) : 'unknown';
    return (schema.items?.enum?.length ?? 0) > 1 ? `(${item})[]` : `${item}[]`;
  }
  return schema.type ?? 'unknown';
}
