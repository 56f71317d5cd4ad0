import { expect, test } from 'vitest';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { readSections } from './read-sections';

type Headings = Parameters<typeof readSections>[1];

const sectionsOf = (html: string, headings: Headings) =>
  readSections(
    unified().use(rehypeParse, { fragment: true }).parse(html),
    headings,
    { skipped: ['cards', 'tab-label'], naming: ['member'] },
  );

const headings = [
  { id: 'how-it-behaves', text: 'How it behaves' },
  { id: 'x', text: 'Copies & references' },
];

test('text and code are told apart and stand under their heading', () => {
  const html = `
    <p>Before <code>rxLet</code>.</p>
    <h2 id="how-it-behaves">How it behaves<a class="heading-anchor" href="#how-it-behaves">#</a></h2>
    <figure class="code"><figcaption>a.ts</figcaption><button>Copy</button><pre><code><span>const</span> a = 1;</code></pre></figure>
    <table><tr><td>one</td><td>two</td></tr></table>
    <h3 id="x">Copies &amp; references</h3><p>After &lt;b&gt;</p>`;
  expect(sectionsOf(html, headings)).toEqual([
    {
      id: '',
      heading: '',
      text: 'Before rxLet.',
      excerpt: 'Before rxLet.',
      code: '',
      documents: [],
    },
    {
      id: 'how-it-behaves',
      heading: 'How it behaves',
      text: 'one two',
      excerpt: 'one · two',
      code: 'const a = 1;\n',
      documents: [],
    },
    {
      id: 'x',
      heading: 'Copies & references',
      text: 'After <b>',
      excerpt: 'After <b>',
      code: '',
      documents: [],
    },
  ]);
});

test('cards, drawings and what is hidden from readers are left out', () => {
  const html =
    '<ul class="cards"><li>Other page</li></ul><svg><title>Drawing</title></svg><p>Kept<span aria-hidden="true">#</span></p>';
  expect(sectionsOf(html, [])[0]?.text).toBe('Kept');
});

test('a heading the compiler does not know stays part of the text', () => {
  expect(sectionsOf('<h2>Loose</h2><p>text</p>', [])).toHaveLength(1);
});

for (const text of ['Next', 'Next steps', 'See also']) {
  test(`a section "${text}", which only points to other pages, is left out`, () => {
    const html = `<h2 id="next">${text}</h2><ul><li><a href="/docs/cdk">CDK</a></li></ul>`;
    const sections = sectionsOf(html, [{ id: 'next', text }]);
    expect(sections.map(({ heading }) => heading)).toEqual(['']);
  });
}

test('heads of tables, signatures and labels of tabs are found, but not quoted', () => {
  const html = `
    <div class="tabs"><div class="tab-panel"><p class="tab-label">npm</p><p>Then add it.</p></div></div>
    <table><thead><tr><th>Member</th><th>Type</th></tr></thead>
    <tbody><tr><td><code>get()</code></td><td><code>() =&gt; T</code></td><td>The <code>T</code> of now</td></tr></tbody></table>`;
  const [section] = sectionsOf(html, []);
  expect(section?.excerpt).toBe('Then add it. get() · The T of now');
  expect(section?.text).toBe(
    'Then add it. Member Type get() () => T The T of now',
  );
});

test('a section documents the names in code of its list of members, and not their defaults', () => {
  const html = `
    <p>Call <code>openGate</code>.</p>
    <h2 id="how-it-behaves">How it behaves</h2>
    <dl><dt><a class="member"><code>width</code></a> <small><code>gauge()</code></small></dt><dd>In <code>metres</code>.</dd></dl>`;
  const documented = sectionsOf(html, headings).map(
    ({ documents }) => documents,
  );
  expect(documented).toEqual([[], ['width']]);
});
