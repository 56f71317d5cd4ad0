/** Options and boxes that are not as they were served. */
const CHANGED = [
  'select:has([selected]) option:checked:not([selected])',
  '[type=checkbox]:checked:not([checked])',
  '[type=checkbox][checked]:not(:checked)',
].join();

/**
 * What a reader has chosen in fields that are not alive yet: React gives them back the state that it begins with.
 *
 * @returns for each field, what makes the choice again
 */
export const earlyChoices = (host: Element): (() => void)[] =>
  [...host.querySelectorAll<HTMLOptionElement | HTMLInputElement>(CHANGED)].map(
    (field) => {
      if (field instanceof HTMLOptionElement) {
        return () => {
          field.selected = true;
          field.parentNode?.dispatchEvent(
            new Event('change', { bubbles: true }),
          );
        };
      }
      const { checked } = field;
      return () => {
        field.checked = !checked;
        field.click();
      };
    },
  );
