import type { DemoControl } from './demo-meta';

/** Every word `run=` may carry. */
export const RUN_HOSTS = ['node', 'di', 'dom', 'browser', 'ssr'] as const;

/** What the linter must report on a sample: how often, or on which shown lines. */
export type ExpectedReports =
  { by: 'count'; count: number } | { by: 'lines'; lines: number[] };

export type FenceLint = {
  rule: string;
  reports: ExpectedReports;
  options: unknown[];
};

/** Everything an author can write after the language of a fence. */
export type FenceMeta = {
  title?: string | undefined;
  /** 1-based lines of the shown code. */
  highlightedLines: number[];
  collapse: boolean;
  /** How the sample is hosted when it is executed. */
  run?: (typeof RUN_HOSTS)[number] | undefined;
  /** Whether readers can run the component of the sample in the page. */
  isDemo: boolean;
  /** What readers can set while the demo runs. */
  controls: DemoControl[];
  /** Diagnostic codes such as `TS2345`, in the order written; empty when the sample must compile. */
  errors: string[];
  throws?: string | undefined;
  /** Id of the shown sample, for tables that link to what tests their rows. */
  proofId?: string | undefined;
  ignore?: string | undefined;
  setup: string[];
  isClassBody: boolean;
  ctx?: string | undefined;
  lint?: FenceLint | undefined;
};

/** A symbol of a documented package, as met in a sample. */
export type FoundSymbol = {
  /** Entry point that exports it: `@boats/pier/let`. */
  entry: string;
  /** Exported name; for a member, the class or interface that has it. */
  symbol: string;
  /** A method or property, or the template name of an input or output. */
  member: string | null;
};

/** Where one of them stands. */
export type FoundUse = FoundSymbol & {
  /** Index of the fenced block on its page. */
  fence: number;
  /** 1-based, in shown lines. */
  line: number;
  /** 1-based. */
  column: number;
  length: number;
};
