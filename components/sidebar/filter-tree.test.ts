import { expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { filterTree, hitsOf } from './filter-tree';

test('an entry is found without the accents of its label, and with those of another keyboard', () => {
  const labels = ['\u00c9tat', 'E\u0301quipe', 'İçerik', 'Größe'];
  const close = openDocument(
    `<div data-sidebar-tree><ul>${labels.map((label) => `<li><a href="/">${label}</a></li>`).join('')}</ul></div>`,
    'https://site.example/',
  );
  const found = (typed: string) => {
    filterTree(document.body, typed);
    return hitsOf(document.body).map(({ textContent }) => textContent);
  };
  expect(found('etat')).toEqual([labels[0]]);
  expect(found('\u00e9QUIPE')).toEqual([labels[1]]);
  expect(found('icer')).toEqual([labels[2]]);
  expect(found('gro\u0308ß')).toEqual([labels[3]]);
  close();
});
