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
  const fail = (message: string, line = fence.line, column = fence.column) => ({
    file,
    line,
    column,
    message,
  });
  if (!plugin) return { reports: [], problems: [fail(NO_PLUGIN)] };
  const { eslint = '', options } = fence.meta;
  const rule = eslint.replace(`${plugin.prefix}/`, '');
  const rules = Object.keys(plugin.rules);
  if (!rules.includes(rule)) {
    const message = `${plugin.name} has no rule \`${rule}\`. ${didYouMean(rule, rules)}`;
    return { reports: [], problems: [fail(message.trim())] };
  }

  const messages = runRule(fence.code, rule, options, plugin);
  const indentOf = (line: number) => fence.indents[line - 1] ?? 0;
  const problems = messages
    .filter((message) => message.fatal || message.ruleId === null)
    .map((message) =>
      fail(
        `The sample cannot be linted: ${message.message}`,
        fence.line + message.line,
        message.column + indentOf(message.line),
      ),
    );
  if (problems.length > 0) return { reports: [], problems };

  const reports = messages.map((message) => {
    const endLine = message.endLine ?? message.line;
    return {
      line: fence.line + message.line,
      column: message.column + indentOf(message.line),
      endLine: fence.line + endLine,
      endColumn: (message.endColumn ?? message.column) + indentOf(endLine),
      code: message.messageId ?? rule,
      message: message.message,
    };
  });
  const mismatch = compareReports(fence, reports);
  return {
    reports,
    problems: mismatch ? [fail(mismatch.message, mismatch.line)] : [],
  };
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
  fence: Fence,
  reports: readonly FenceDiagnostic[],
): { message: string; line: number } | undefined {
  const shown = shownLines(fence.code).map((line) => line.source);
  const found = reports.map(
    (report) => shown.indexOf(report.line - fence.line - 1) + 1,
  );
  const actual =
    found.length === 0
      ? 'nothing'
      : `${found.length} × (shown line ${found.join(', ')})`;
  const { eslint, reports: promised } = fence.meta;
  const expected = [...promised].sort((a, b) => a - b);
  const distinct = [...new Set(found)].sort((a, b) => a - b);
  if (expected.join() === distinct.join()) return undefined;
  const stray = reports.find(
    (_, index) => !expected.includes(found[index] ?? 0),
  );
  const asked =
    expected.length === 0 ? 'nothing' : `shown line ${expected.join(', ')}`;
  return {
    message: `\`${eslint}\` was expected to report ${asked}, but reports ${actual}. Mend the sample, or write reports="${distinct.join() || '0'}".`,
    line: stray?.line ?? fence.line,
  };
}
