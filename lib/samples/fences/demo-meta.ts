import { z } from 'zod';

import type { FenceMetaProblem, FenceToken } from './fence-tokens';

/** A choice that readers have while a demo runs: an input of its component, and the values it can take. */
export const DEMO_CONTROL = z.object({
  /** Name of the input. */
  name: z.string(),
  /** The first one is set at the start. */
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
});

export type DemoControl = z.infer<typeof DEMO_CONTROL>;

const INPUT_NAME = /^[a-z]\w*$/i;
const EXAMPLE = 'controls="strategy: normal|low; rows: 100|5000"';

/** What keeps a sample from being a demo, by key. */
const CONFLICTS: Readonly<Record<string, string>> = {
  errors:
    'A sample that must not compile cannot be shown; drop `demo` or `errors`.',
  ignore:
    'A sample that is not checked cannot be shown; drop `demo` or `ignore`.',
  in: 'Class members alone cannot be shown. Write the whole component, and hide what distracts with `// ---cut---`.',
  eslint: 'A linted sample is not compiled; drop `demo` or `eslint`.',
};

/**
 * Reads the settings of the demo of a fence.
 *
 * @param values what is written, by key
 * @param problems gets what is wrong
 */
export function readDemo(
  values: ReadonlyMap<string, FenceToken>,
  problems: FenceMetaProblem[],
): { isDemo: boolean; controls: DemoControl[] } {
  const isDemo = values.has('demo');
  for (const [key, message] of Object.entries(CONFLICTS)) {
    const written = values.get(key);
    if (isDemo && written) problems.push({ message, offset: written.offset });
  }
  const { value = '', offset } = values.get('controls') ?? { offset: -1 };
  if (offset === -1) return { isDemo, controls: [] };
  if (!isDemo) {
    problems.push({
      message: '`controls` belongs to a demo; add `demo`.',
      offset,
    });
  }
  const parsed = parseControls(value);
  if (!Array.isArray(parsed)) {
    problems.push({ message: parsed.problem, offset });
    return { isDemo, controls: [] };
  }
  return { isDemo, controls: parsed };
}

function parseControls(text: string): DemoControl[] | { problem: string } {
  const controls: DemoControl[] = [];
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [name = '', choices = ''] = part
      .split(/:(.*)/s)
      .map((one) => one.trim());
    const values = choices.split('|').map((one) => one.trim());
    if (!INPUT_NAME.test(name)) {
      return {
        problem: `\`${part.trim()}\` in \`controls\` does not begin with the name of an input. Write ${EXAMPLE}.`,
      };
    }
    if (values.length < 2 || values.includes('')) {
      return {
        problem: `The control \`${name}\` needs at least two values to choose from. Write ${EXAMPLE}.`,
      };
    }
    if (controls.some((control) => control.name === name)) {
      return { problem: `The control \`${name}\` is written twice; keep one.` };
    }
    controls.push({ name, values: values.map(toValue) });
  }
  return controls;
}

/** Booleans are passed as such, and numbers that JSON can hold. */
function toValue(text: string): DemoControl['values'][number] {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isFinite(Number(text)) ? Number(text) : text;
}
