import { ADDRESS_EVENT } from '@/components/browser/page-event';

/**
 * Narrows the table of exports to what its form asks for. The address has the same, so a link leads to the same rows.
 *
 * @param root holds the form and the table
 */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form');
  const output = root.querySelector('output');
  if (!form || !output) return;
  const rows = [...root.querySelectorAll('tbody tr')].map(readRow);

  const show = () => {
    const asked = askedIn(form);
    const shown = rows.filter((row) => {
      const isShown = matches(row, asked);
      row.element.hidden = !isShown;
      return isShown;
    });
    output.textContent =
      shown.length === rows.length
        ? `${rows.length} exports`
        : `${shown.length} of ${rows.length} exports`;
    return asked;
  };
  const fill = () => {
    const query = new URLSearchParams(location.search);
    for (const field of fieldsOf(form)) {
      const value = query.get(field.name) ?? '';
      if (field.type === 'checkbox') {
        (field as HTMLInputElement).checked = value === field.value;
      } else field.value = value;
    }
    show();
  };
  const handleChange = () => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(show())) {
      if (value) query.set(name, value);
    }
    const text = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + text);
  };
  form.addEventListener('input', handleChange, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), {
    signal,
  });
  // The fields are empty only after it.
  form.addEventListener('reset', () => setTimeout(handleChange), { signal });
  window.addEventListener(ADDRESS_EVENT, fill, { signal });
  // What was asked before the scripts came counts.
  if (Object.values(askedIn(form)).some(Boolean)) handleChange();
  else fill();
}

type Row = ReturnType<typeof readRow>;
type Asked = Readonly<Record<string, string>>;

function readRow(element: Element) {
  const [name = '', entry = '', kind = ''] = [...element.children].map(
    ({ textContent }) => textContent.trim(),
  );
  return {
    element: element as HTMLTableRowElement,
    name: name.toLowerCase(),
    entry,
    kind,
    isDeprecated: element.querySelector('small') !== null,
  };
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'),
];

const askedIn = (form: HTMLFormElement): Asked =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]),
  );

function matches(row: Row, asked: Asked): boolean {
  const { name = '', package: owner = '', kind = '', deprecated } = asked;
  return (
    row.name.includes(name.toLowerCase()) &&
    (row.entry === owner || row.entry.startsWith(owner && `${owner}/`)) &&
    (kind === '' || row.kind === kind) &&
    (!deprecated || row.isDeprecated)
  );
}
