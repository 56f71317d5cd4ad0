import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

import { shownLines } from '@/lib/samples/fences';
import type { FenceDiagnostic } from '@/lib/samples/fences';
import { didYouMean } from '@/lib/base/text';
import type { Fence } from './extract';
import type { LintPlugin } from './settings';
import type { Problem } from '@/lib/base/source';

/** Reports are in places of the content file. */
type LintResult = { reports: FenceDiagnostic[]; problems: Problem[] };

const linter = new Linter({ configType: 'flat' });

/**
 * Lints a sample with the published plugin and compares with what its fence
 * promises. Lines of `reports` count shown lines, as marked lines do.
 *
 * @param file the page as it is named in reports
 */
export function lintFence(
  file: string,
  fence: Fence,
  plugin: LintPlugin | undefined,
): LintResult {
  const fail = (
    message: string,
    { line, column }: Pick<Problem, 'line' | 'column'> = fence,
  ): LintResult => ({
    reports: [],
    problems: [{ file, line, column, message }],
  });
  if (!plugin) return fail(NO_PLUGIN);
  const { eslint = '', options } = fence.meta;
  const rule = eslint.replace(`${plugin.prefix}/`, '');
  const rules = Object.keys(plugin.rules);
  if (!rules.includes(rule)) {
    return fail(
      `${plugin.name} has no rule \`${rule}\`. ${didYouMean(rule, rules)}`.trim(),
    );
  }
  const messages = runRule(fence.code, rule, options, plugin);
  const indentOf = (line: number) => fence.indents[line - 1] ?? 0;
  const reports = messages.map((report) => {
    const endLine = report.endLine ?? report.line;
    return {
      line: fence.line + report.line,
      column: report.column + indentOf(report.line),
      endLine: fence.line + endLine,
      endColumn: (report.endColumn ?? report.column) + indentOf(endLine),
      code: report.messageId ?? rule,
      message: report.message,
    };
  });
  const broken = messages.findIndex(({ fatal, ruleId }) => fatal || !ruleId);
  if (broken !== -1) {
    const message = `The sample cannot be linted: ${messages[broken]?.message}`;
    return fail(message, reports[broken]);
  }
  return { reports, problems: compareReports(file, fence, reports) };
}

const NO_PLUGIN =
  'No plugin is set, so the sample cannot be linted. Name one as "lintPlugin" in _setup/doctest.json.';

function runRule(
  code: string,
  rule: string,
  options: unknown[],
  { prefix, rules }: LintPlugin,
) {
  return linter.verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser },
        // A plugin may be made for ESLint 8: its rules run in 9, its presets do not.
        plugins: { [prefix]: { rules } },
        rules: { [`${prefix}/${rule}`]: ['error', ...options] },
      },
    ],
    { filename: 'sample.ts' },
  );
}

function compareReports(
  file: string,
  fence: Fence,
  reports: readonly FenceDiagnostic[],
): Problem[] {
  const shown = shownLines(fence.code).map(({ source }) => source);
  const found = reports.map(
    ({ line }) => shown.indexOf(line - fence.line - 1) + 1,
  );
  const { eslint, reports: promised } = fence.meta;
  const expected = promised.toSorted((a, b) => a - b);
  const distinct = [...new Set(found)].sort((a, b) => a - b);
  if (expected.join() === distinct.join()) return [];
  const stray = reports.find((_, at) => !expected.includes(found[at] ?? 0));
  const asked = expected.length > 0 && `shown line ${expected.join(', ')}`;
  const actual =
    found.length > 0 && `${found.length} × (shown line ${found.join(', ')})`;
  return [
    {
      file,
      line: stray?.line ?? fence.line,
      column: fence.column,
      message: `\`${eslint}\` was expected to report ${asked || 'nothing'}, but reports ${actual || 'nothing'}. Mend the sample, or write reports="${distinct.join() || '0'}".`,
    },
  ];
}
