import { z } from 'zod';

const PARAMETER = z.object({
  name: z.string(),
  type: z.string(),
  isOptional: z.boolean(),
  isRest: z.boolean(),
  /** Source text of the initial value, where the published code has one. */
  default: z.string().nullable(),
  doc: z.string(),
});

const SIGNATURE = z.object({
  /** As declared, on one line: `T extends object`. */
  typeParameters: z.array(z.string()),
  parameters: z.array(PARAMETER),
  returns: z.string(),
  returnsDoc: z.string(),
  doc: z.string(),
  deprecated: z.string().nullable(),
});

const BINDING = z.object({
  /** The name templates use. */
  name: z.string(),
  /** The member of the class. */
  property: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  default: z.string().nullable(),
  doc: z.string(),
  deprecated: z.string().nullable(),
});

const MEMBER = z.object({
  name: z.string(),
  kind: z.enum(['property', 'getter', 'setter', 'accessor', 'method', 'value']),
  /** Of a property; empty for a method. */
  type: z.string(),
  isOptional: z.boolean(),
  isReadonly: z.boolean(),
  isStatic: z.boolean(),
  default: z.string().nullable(),
  /** Overloads of a method; empty for a property. */
  signatures: z.array(SIGNATURE),
  doc: z.string(),
  deprecated: z.string().nullable(),
});

const SYMBOL = z.object({
  name: z.string(),
  kind: z.enum([
    'directive',
    'component',
    'pipe',
    'module',
    'class',
    'interface',
    'type',
    'function',
    'const',
    'enum',
  ]),
  typeParameters: z.array(z.string()),
  /** First paragraph of the documentation comment, as plain text. */
  doc: z.string(),
  deprecated: z.string().nullable(),
  /** Marked by its authors as not for general use. */
  isInternal: z.boolean(),
  /** Of a directive or component; the name of a pipe. */
  selector: z.string().nullable(),
  exportAs: z.array(z.string()),
  /** The declaration without its members or body, ready to be highlighted. */
  declaration: z.string(),
  inputs: z.array(BINDING),
  outputs: z.array(BINDING),
  members: z.array(MEMBER),
  signatures: z.array(SIGNATURE),
});

export const API_PACKAGE = z.object({
  package: z.string(),
  version: z.string(),
  /** By import path: `@boats/harbour/pier`. */
  entries: z.record(z.string(), z.array(SYMBOL)),
});

export type ApiSignature = z.infer<typeof SIGNATURE>;
export type ApiBinding = z.infer<typeof BINDING>;
export type ApiMember = z.infer<typeof MEMBER>;
export type ApiSymbol = z.infer<typeof SYMBOL>;
export type ApiPackage = z.infer<typeof API_PACKAGE>;

/** Every export of some packages; its key is `entry#name`. */
export function allExports(packages: readonly ApiPackage[]) {
  return packages.flatMap(({ package: owner, entries }) =>
    Object.entries(entries).flatMap(([entry, symbols]) =>
      symbols.map((symbol) => {
        const key = `${entry}#${symbol.name}`;
        return { owner, entry, symbol, key };
      }),
    ),
  );
}

const RULE = z.object({
  name: z.string(),
  description: z.string(),
  type: z.string(),
  /** Preset name to severity; a preset that leaves the rule out is missing. */
  presets: z.record(z.string(), z.enum(['error', 'warn'])),
  isFixable: z.boolean(),
  hasSuggestions: z.boolean(),
  /** JSON schema of each option; empty when the rule has none. */
  options: z.array(z.record(z.string(), z.unknown())),
  defaultOptions: z.array(z.unknown()),
  /** Message id to text. */
  messages: z.record(z.string(), z.string()),
  /** Where editors send readers. */
  url: z.string(),
});

export const API_RULES = z.object({
  package: z.string(),
  version: z.string(),
  presets: z.array(z.string()),
  rules: z.array(RULE),
});

export type ApiRule = z.infer<typeof RULE>;
export type ApiRules = z.infer<typeof API_RULES>;

/** Where the snapshot of a package lies, relative to the content folder. */
export function snapshotFile(name: string): string {
  return `api/${name.split('/').at(-1) ?? name}.json`;
}

/** Where the facts of the lint rules lie, relative to the content folder. */
export const RULES_FILE = 'api/eslint-rules.json';
