import type { ConfigData } from 'html-validate';
import type { ExportProblem } from './types';

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // It counts what stands in a template, which is of no document; `checkPages` does not.
    'no-multiple-main': 'off',
    // Beyond the standard: pages and controls have their names before any script runs, and no two of a form share one.
    'text-content': 'error',
    'empty-title': 'error',
    'form-dup-name': 'error',
    'no-missing-references': 'error',
  },
};

/** What html-validate says of documents: the standard, with the exceptions above. */
export async function checkMarkup(
  documents: readonly { file: string; html: string }[],
): Promise<ExportProblem[]> {
  // Loaded here, because everything that serves an export imports this module.
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(RULES));
  return documents.flatMap(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector, ruleUrl = '' }) => ({
        file,
        message: `is not valid at ${selector ?? 'its beginning'}: ${message} (${ruleId}), so browsers and screen readers may take it otherwise. See ${ruleUrl}`,
      })),
  );
}
