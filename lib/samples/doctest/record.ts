import ts from 'typescript';

import { formatUse, hashFence, shownLines } from '@/lib/samples/fences';
import type {
  FenceDiagnostic,
  FenceKind,
  FenceRecord,
  FoundUse,
} from '@/lib/samples/fences';
import type { Fence } from './extract';
import { isChecked, type PagePlan, type Sample } from './plan';
import type { SampleDiagnostic, SampleProgram } from './program';
import { ARROW } from '@/lib/samples/promises';
import { packagePattern } from './settings';
import type { SamplePage, Problem } from '@/lib/base/source';
import type { CompiledDemo } from './demo';

type FenceResult = {
  fence: Fence;
  /** Diagnostics the author announced with `errors`. */
  expectedErrors: SampleDiagnostic[];
  lintReports: FenceDiagnostic[];
};

/** A value that came as it was promised. */
export type ObservedValue = {
  /** 1-based line of the page with its comment. */
  line: number;
  /** As written there. */
  text: string;
};

/** What a check of one page gave. */
export type PageResult = {
  page: SamplePage;
  fences: FenceResult[];
  problems: Problem[];
  /** For the manifest; only of use when there are no problems. */
  records: FenceRecord[];
  /** The samples that readers can run. */
  demos: Map<Fence, CompiledDemo>;
  /** Of samples that ran, in the order in which they came. */
  values: ReadonlyMap<Fence, readonly ObservedValue[]>;
  /** Where samples use what the documented packages export. */
  uses: ReadonlyMap<Fence, readonly FoundUse[]>;
};

/** The records of the fences of one checked page, in page order. */
export function recordFences(
  { fences, demos, values, uses }: PageResult,
  plan: PagePlan,
  program: SampleProgram,
): FenceRecord[] {
  return fences.map((result) => {
    const { fence } = result;
    const sample = plan.samples.find((one) => one.fence === fence);
    const used = sample ? packagesOf(sample, program) : [];
    return {
      // Known to whoever stores the result.
      id: '',
      hash: hashFence({ ...fence, meta: fence.metaText }),
      line: fence.line,
      lang: fence.lang,
      kind: kindOf(fence),
      reason: fence.meta.ignore ?? null,
      packages: fence.meta.eslint ? [program.settings.lintPlugin ?? ''] : used,
      diagnostics: drawable(result),
      host: fence.meta.run ?? (fence.meta.demo ? 'browser' : undefined),
      demo: demos.get(fence)?.record,
      values: shownValues(fence, values.get(fence) ?? []),
      uses: uses.get(fence)?.map(formatUse),
    };
  });
}

function kindOf(fence: Fence): FenceKind {
  const { meta } = fence;
  if (meta.ignore !== undefined) return 'ignored';
  if (meta.eslint) return 'linted';
  if (!isChecked(fence)) return 'listed';
  if (meta.run || meta.demo) return 'run';
  return meta.errors.length > 0 ? 'expected-errors' : 'checked';
}

/** Fewer are seen at a glance. */
const MIN_VALUES = 3;

/** Values by the number of their comment in the shown code; nothing where there are too few to go through. */
function shownValues(
  fence: Fence,
  values: readonly ObservedValue[],
): FenceRecord['values'] {
  const comments = shownLines(fence.code)
    .filter(({ text }) => ARROW.test(text))
    .map(({ source }) => fence.line + 1 + source);
  const shown = values.flatMap(({ line, text }) => {
    const comment = comments.indexOf(line);
    return comment === -1 ? [] : [{ comment, text }];
  });
  return shown.length < MIN_VALUES ? undefined : shown;
}

/** Diagnostics in shown lines; what happens in hidden lines is not drawn. */
function drawable({
  fence,
  expectedErrors,
  lintReports,
}: FenceResult): FenceDiagnostic[] {
  const shown = shownLines(fence.code).map((line) => line.source);
  const shownLine = (line: number) => shown.indexOf(line - fence.line - 1) + 1;
  const indentOf = (line: number) => fence.indents[line - fence.line - 1] ?? 0;
  return [...expectedErrors, ...lintReports]
    .map(({ line, column, endLine, endColumn, code, message }) => ({
      line: shownLine(line),
      column: column - indentOf(line),
      endLine: Math.max(shownLine(endLine), shownLine(line)),
      endColumn: endColumn - indentOf(endLine),
      code,
      message,
    }))
    .filter(({ line }) => line > 0);
}

/** The documented packages that a sample imports, or whose directives its templates use. */
function packagesOf(
  { module, template }: Sample,
  program: SampleProgram,
): string[] {
  const source = program.sourceOf(module);
  const checker = program.program.compiler.getTemplateTypeChecker();
  const directives = source.statements
    .filter(ts.isClassDeclaration)
    .flatMap((component) => checker.getUsedDirectives(component) ?? [])
    .map(({ ref }) => ref.node.getSourceFile());
  const imports = template ? [] : ts.preProcessFile(source.text).importedFiles;
  const pattern = packagePattern(
    program.settings,
    '(?:^|\\/node_modules\\/)',
    '(?:\\/|$)',
  );
  const names = [...directives, ...imports].flatMap(
    ({ fileName }) => pattern.exec(fileName)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}
