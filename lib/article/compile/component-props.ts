import { z } from 'zod';

const text = z.string().min(1, 'is empty');
const pixels = z.string().regex(/^[1-9]\d{0,4}$/, 'is no number of pixels');
const flag = z.literal(true, 'is a switch: write its name alone');

/**
 * What authors may write on each component of a page. The components' own types say the same to the compiler of
 * this project; this table says it to authors, with the place of the mistake.
 */
export const COMPONENT_PROPS: Readonly<Record<string, z.ZodObject>> = {
  ApiTable: z.strictObject({
    entry: text,
    symbol: text,
    show: z.enum(['inputs', 'outputs', 'members', 'parameters', 'signature']),
    only: text.optional(),
  }),
  CardList: z.strictObject({ of: text.optional() }),
  Choices: z.strictObject({ name: text }),
  PackageVersions: z.strictObject({ of: text }),
  CompatibleVersions: z.strictObject({
    show: z.enum(['line', 'releases', 'peers', 'angular', 'install']),
  }),
  Demo: z.strictObject({}),
  Details: z.strictObject({ summary: text }),
  Diagram: z.strictObject({ name: text }),
  ExportChanges: z.strictObject({
    major: z.string().regex(/^\d+$/, 'is no major version'),
  }),
  Image: z.strictObject({
    src: text,
    alt: text,
    width: pixels,
    height: pixels,
    mode: z.enum(['light', 'dark']).optional(),
  }),
  ImportCosts: z.strictObject({
    show: z.enum(['features', 'combinations', 'exports']),
  }),
  LabFigure: z.strictObject({ of: text, over: text.optional() }),
  LabScene: z.strictObject({
    of: z.enum([
      'strategies',
      'checks',
      'scrolling',
      'list',
      'table',
      'values',
    ]),
  }),
  Legacy: z.strictObject({ instead: text, for: text.optional() }),
  PackageInstall: z.strictObject({ packages: text, dev: flag.optional() }),
  PackageRun: z.strictObject({ command: text }),
  RuleFacts: z.strictObject({ rule: text }),
  RuleIndex: z.strictObject({}),
  SampleTotals: z.strictObject({ of: text.optional() }),
  Tab: z.strictObject({ label: text }),
  Tabs: z.strictObject({ group: text.optional() }),
};

/** Components that can stand only directly inside of another one. */
export const COMPONENT_PARENTS: Readonly<Record<string, string>> = {
  Tab: 'Tabs',
};
