import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { TableFrame } from './table-frame';

const HEADS = ['Boat', '`draught`'];

test('a table is a named region that scrolls and can be reached by keyboard', () => {
  expect(toStaticMarkup(<TableFrame name="Boats" />)).toBe(
    '<div class="table-frame" role="region" aria-label="Boats" tabindex="0"><table><tbody></tbody></table></div>',
  );
});

test('the first cell of a row heads it, and text between backticks is code', () => {
  const html = toStaticMarkup(
    <TableFrame
      name="Boats"
      heads={HEADS}
      rows={[
        ['`Ketch` 12', 1.9],
        ['Punt', <b key="draught">none</b>],
      ]}
    />,
  );
  expect(html).toContain('<th>Boat</th><th><code>draught</code></th>');
  expect(html).toContain(
    '<tr><th scope="row"><code>Ketch</code> 12</th><td>1.9</td></tr>',
  );
  expect(html).toContain('<td><b>none</b></td>');
});

test('only where rows become lists does each cell say its column, without marks', () => {
  const draw = (className: string) =>
    toStaticMarkup(
      <TableFrame
        name="Boats"
        className={className}
        heads={HEADS}
        rows={[['Ketch', '1.9 m']]}
      />,
    );
  expect(draw('boats stacks')).toContain('<td data-label="draught">1.9 m</td>');
  expect(draw('boats')).toContain('<td>1.9 m</td>');
});

test('rows that say more of themselves come after the others', () => {
  const html = toStaticMarkup(
    <TableFrame name="Boats" rows={[['Ketch']]}>
      <tr id="own" />
    </TableFrame>,
  );
  expect(html).toContain(
    '<tr><th scope="row">Ketch</th></tr><tr id="own"></tr>',
  );
});
