import { z } from 'zod';

/** A choice that readers have while a demo runs: an input of its component, and the values it can take. */
export const DEMO_CONTROL = z.object({
  /** Name of the input. */
  name: z.string(),
  /** The first one is set at the start. */
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
});

export type DemoControl = z.infer<typeof DEMO_CONTROL>;

const INPUT_NAME = /^[a-z]\w*$/i;

/**
 * Reads what can be set while a demo runs, such as `strategy: normal|low; rows: 100|5000`.
 *
 * @returns nothing where an input has no name, too few values, or is there twice
 */
export function controlsOf(text: string): DemoControl[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const controls = parts.map((part) => {
    const [name = '', choices = ''] = part.split(/:(.*)/s);
    const values = choices.split('|').map((value) => value.trim());
    return { name: name.trim(), values: values.map(toValue) };
  });
  const names = controls.map(({ name }) => name);
  const isRight =
    new Set(names).size === names.length &&
    names.every((name) => INPUT_NAME.test(name)) &&
    controls.every(({ values }) => values.length > 1 && !values.includes(''));
  return isRight ? controls : undefined;
}

/** Booleans are passed as such, and numbers that JSON can hold. */
function toValue(text: string): DemoControl['values'][number] {
  if (text === 'true' || text === 'false') return text === 'true';
  const isNumber = text !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}
