type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a reader has changed in fields that are not alive yet: React gives them back the state that it begins with.
 *
 * @returns one for each field, which makes the change again
 */
export function earlyInput(host: Element): (() => void)[] {
  return [...host.querySelectorAll<Field>('input, select, textarea')].flatMap(
    (field) => changeOf(field) ?? [],
  );
}

function changeOf(field: Field): (() => void) | undefined {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find((one) => one.defaultSelected);
    if (value === (served ?? field.options[0])?.value) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (/^(?:checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked } = field as HTMLInputElement;
    if (checked === defaultChecked) return undefined;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  const { defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // React compares with what was assigned last, and does not see what the prototype's own setter does.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
