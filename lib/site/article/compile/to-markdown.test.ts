import { expect, test } from 'vitest';
import { parseHtml, toMarkdown as write } from './to-markdown';

const FORMS = { 'tab-list': 'omit', 'tab-label': 'title' } as const;

const toMarkdown = (html: string): string =>
  write(parseHtml(html), 'https://example.com/docs/state', FORMS);

test('what only helps in a browser is left out', () => {
  const markdown = toMarkdown(
    '<nav>On this page</nav><h2 id="a">A<a class="heading-anchor" href="#a">#</a></h2><button>Copy</button><script>x()</script>',
  );
  expect(markdown).toBe('## A\n');
});

test('where React joins two texts, nothing stands between them', () => {
  expect(toMarkdown('<p>Pressed <!-- -->3<!-- --> times.</p>')).toBe(
    'Pressed 3 times.\n',
  );
});

test('a difference is written as its result', () => {
  const markdown = toMarkdown(
    '<figure><pre><code><span class="line diff remove"><span>old</span> </span>\n<span class="line diff add">new</span></code></pre></figure>',
  );
  expect(markdown).toContain('```\nnew\n```');
  expect(markdown).not.toContain('old');
});

test('links become absolute', () => {
  expect(toMarkdown('<p><a href="/docs/cdk#a">CDK</a></p>')).toContain(
    '[CDK](https://example.com/docs/cdk#a)',
  );
});

test('a code block keeps its language, title and text', () => {
  const markdown = toMarkdown(
    '<figure class="code"><figcaption><span class="code-title">a.ts</span><span class="code-language">TypeScript</span></figcaption><pre><code><span>const</span> a = <span>"&lt;b&gt;"</span>;\n</code></pre></figure>',
  );
  expect(markdown).toContain('```ts title="a.ts"\nconst a = "<b>";\n```');
});

test('a verdict that is more than "it runs" stands below its block, and no first render does', () => {
  const block = (verdict: string) =>
    toMarkdown(
      `<figure class="code"><figcaption><span class="code-language">TypeScript</span></figcaption>${verdict}<pre><code>x();\n</code></pre><div class="demo"><div class="demo-stage">Shown</div></div></figure>`,
    );
  const code = '```ts\nx();\n```\n\n';
  expect(
    block(
      '<div class="verdict verdict-fails">Linted against 2<ul><li><b>Line 3</b>: No.</li></ul></div>',
    ),
  ).toContain(`${code}Linted against 2\n\n- **Line 3**: No.\n`);
  expect(
    block(
      '<details class="verdict verdict-fails"><summary>Throws</summary><p>Runs and throws “no”</p></details>',
    ),
  ).toContain(`${code}Runs and throws “no”\n`);
  const plain = block('<p class="verdict">Checked against 21 · Runs</p>');
  expect(plain).toContain(code.trim());
  expect(plain).not.toMatch(/Checked|Shown/);
});

test('every tab is there, under its label', () => {
  const markdown = toMarkdown(
    '<div class="tabs"><div class="tab-list"><button>npm</button></div><div class="tab-panel"><p class="tab-label">npm</p><p>npm i</p></div><div class="tab-panel"><p class="tab-label">pnpm</p><p>pnpm add</p></div></div>',
  );
  expect(markdown).toContain('**npm**\n\nnpm i\n\n**pnpm**\n\npnpm add');
});

test('a notice is a quotation with its name', () => {
  const markdown = toMarkdown(
    '<aside class="admonition"><p class="admonition-title"><span>Caution: </span>Mind this</p><p>Text</p></aside>',
  );
  expect(markdown).toContain('> **Caution: Mind this**\n>\n> Text');
});

test('a drawing is written as its description', () => {
  expect(
    toMarkdown(
      '<figure class="marble"><svg role="img" aria-label="Two values"></svg></figure>',
    ),
  ).toContain('*Drawing: Two values*');
  expect(
    toMarkdown(
      '<figure><svg><title>Flow</title><desc>From a to b.</desc></svg></figure>',
    ),
  ).toContain('*Drawing: Flow: From a to b.*');
});

test('a table stays a table', () => {
  expect(
    toMarkdown(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a | b</code></td></tr></tbody></table>',
    ),
  ).toContain('| A |\n| - |\n| `a \\| b` |');
});
