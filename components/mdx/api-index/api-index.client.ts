import { ADDRESS_EVENT } from '@/components/browser/page-event';

/**
 * Narrows the table of exports to what its form asks for. The address has the same, so a link leads to the same rows.
 *
 * @param root holds the form and the table
 */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form');
  const output = root.querySelector('output');
  const clear = root.querySelector<HTMLElement>('[type=reset]');
  const table = root.querySelector<HTMLElement>('.table-frame');
  if (!form || !output || !table) return;
  const rows = [...root.querySelectorAll('tbody tr')].map(readRow);

  const show = (note = '') => {
    const asked = askedIn(form);
    for (const row of rows) row.element.hidden = !matches(row, asked);
    const shown = rows.filter(({ element }) => !element.hidden).length;
    table.hidden = shown === 0;
    const count =
      shown === 0
        ? 'No export matches this filter.'
        : `${shown < rows.length ? `${shown} of ` : ''}${rows.length} exports`;
    output.textContent = note + count;
    if (clear) clear.hidden = asked.size === 0;
    return asked;
  };
  const fill = () => {
    const query = new URLSearchParams(location.search);
    let note = '';
    for (const field of form.querySelectorAll<
      HTMLInputElement | HTMLSelectElement
    >('[name]')) {
      const value = query.get(field.name)?.trim() ?? '';
      if (field.type === 'checkbox') {
        (field as HTMLInputElement).checked = value === field.value;
      } else field.value = value;
      if ((askedIn(form).get(field.name) ?? '') === value) continue;
      note += `There is no ${field.name} "${value}", so that filter is off. `;
      if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    }
    show(note);
  };
  const handleChange = () => {
    const url = new URL(location.href);
    url.search = String(show());
    history.replaceState(history.state, '', url);
  };
  form.addEventListener('input', handleChange, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), {
    signal,
  });
  // The fields are empty only after it.
  form.addEventListener('reset', () => setTimeout(handleChange), { signal });
  window.addEventListener(ADDRESS_EVENT, fill, { signal });
  // What was asked before the scripts came counts.
  if (askedIn(form).size > 0) handleChange();
  else fill();
  delete document.documentElement.dataset['waits'];
}

type Row = ReturnType<typeof readRow>;

function readRow(element: Element) {
  const [name = '', entry = '', kind = ''] = [...element.children].map(
    ({ textContent }) => textContent.trim(),
  );
  return {
    element: element as HTMLTableRowElement,
    name: plain(name),
    entry,
    kind,
    isDeprecated: element.querySelector('small') !== null,
  };
}

/** Letters and digits alone: `*rxLet` and `rx let` are asked for alike. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What the form asks for, without fields that are empty. */
const askedIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)]
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value),
  );

function matches(row: Row, asked: URLSearchParams): boolean {
  const owner = asked.get('package');
  const name = plain(asked.get('name') ?? '');
  return (
    isNamed(row, name) &&
    (!owner || `${row.entry}/`.startsWith(`${owner}/`)) &&
    [null, row.kind].includes(asked.get('kind')) &&
    (!asked.has('deprecated') || row.isDeprecated)
  );
}

/** The scope is the same of all entry points, so it counts only where it was asked for. */
function isNamed(row: Row, name: string): boolean {
  const [scope = '', ...path] = row.entry.split('/');
  return (
    row.name.includes(name) ||
    plain(path.join('/')).includes(name) ||
    (name.startsWith(plain(scope)) && plain(row.entry).startsWith(name))
  );
}
