import { expect, test } from '@playwright/test';

import { readSections } from './read-sections';

const headings = [
  { id: 'how-it-behaves', level: 2, text: 'How it behaves' },
  { id: 'x', level: 3, text: 'Copies & references' },
];

test('text and code are told apart and stand under their heading', () => {
  const html = `
    <p>Before <code>rxLet</code>.</p>
    <h2 id="how-it-behaves">How it behaves<a class="heading-anchor" href="#how-it-behaves">#</a></h2>
    <figure class="code"><figcaption>a.ts</figcaption><button>Copy</button><pre><code><span>const</span> a = 1;</code></pre></figure>
    <table><tr><td>one</td><td>two</td></tr></table>
    <h3 id="x">Copies &amp; references</h3><p>After &lt;b&gt;</p>`;
  expect(readSections(html, headings)).toEqual([
    { id: '', heading: '', level: 1, text: 'Before rxLet.', code: '' },
    {
      id: 'how-it-behaves',
      heading: 'How it behaves',
      level: 2,
      text: 'one two',
      code: 'const a = 1;\n',
    },
    {
      id: 'x',
      heading: 'Copies & references',
      level: 3,
      text: 'After <b>',
      code: '',
    },
  ]);
});

test('cards, drawings and what is hidden from readers are left out', () => {
  const html =
    '<ul class="cards"><li>Other page</li></ul><svg><title>Drawing</title></svg><p>Kept<span aria-hidden="true">#</span></p>';
  expect(readSections(html, [])[0]?.text).toBe('Kept');
});

test('a heading the compiler does not know stays part of the text', () => {
  expect(readSections('<h2>Loose</h2><p>text</p>', [])).toHaveLength(1);
});

test('a section that only points to other pages is left out', () => {
  const html =
    '<h2 id="next">Next</h2><ul><li><a href="/docs/cdk">CDK</a></li></ul>';
  const sections = readSections(html, [{ id: 'next', level: 2, text: 'Next' }]);
  expect(sections.map(({ heading }) => heading)).toEqual(['']);
});
