import type { FenceToken } from './fence-tokens';
import type {
  ExpectedReports,
  FenceLint,
  FenceMetaProblem,
} from './fence-types';

/**
 * Reads what the linter has to report on a sample.
 *
 * @param values what is written, by key
 * @param problems gets what is wrong
 */
export function readLint(
  values: ReadonlyMap<string, FenceToken>,
  problems: FenceMetaProblem[],
): FenceLint | undefined {
  const rule = values.get('eslint');
  const reports = values.get('reports');
  const options = values.get('options');
  const refuse = (message: string, { offset }: FenceToken) => {
    problems.push({ message, offset });
    return undefined;
  };
  if (!rule) {
    const orphan = reports ?? options;
    return (
      orphan &&
      refuse(
        `\`${orphan.key}\` belongs to a linted sample; add eslint="rule-name".`,
        orphan,
      )
    );
  }
  if (!reports) {
    return refuse(
      'A linted sample must say what the rule reports: reports="4,6" (lines), reports=2 (how many) or reports=0 (none).',
      rule,
    );
  }
  const expected = parseReports(reports.value ?? '');
  if (!expected) {
    return refuse(
      `\`reports="${reports.value ?? ''}"\` is not a count or a list of lines. Write reports=2 (how many), reports="4,6" (lines) or reports="L4" (one line).`,
      reports,
    );
  }
  const parsed = parseOptions(options?.value);
  if (!parsed) {
    return refuse(
      `The rule's options are not a JSON array. Write options='[{"allowedMethods":["connect"]}]'.`,
      options ?? rule,
    );
  }
  return { rule: rule.value ?? '', reports: expected, options: parsed };
}

function parseReports(text: string): ExpectedReports | undefined {
  if (/^\d+$/.test(text)) return { by: 'count', count: Number(text) };
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  if (!parts.every((part) => /^L?\d+$/.test(part))) return undefined;
  return {
    by: 'lines',
    lines: parts.map((part) => Number(part.replace('L', ''))),
  };
}

function parseOptions(text: string | undefined): unknown[] | undefined {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
