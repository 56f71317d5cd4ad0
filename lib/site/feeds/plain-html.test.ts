import { expect, test } from 'vitest';
import { toPlainHtml } from './plain-html';

const PAGE = 'https://boats.example/blog/keels';

const CASES: [what: string, html: string, plain: string][] = [
  [
    'a heading has no anchor',
    '<div class="heading"><h2 id="a">Keel</h2><a class="heading-anchor" href="#a" aria-label="Direct link to Keel">#</a></div>',
    '<div><h2>Keel</h2></div>',
  ],
  [
    'code is text without colours, controls and language',
    '<figure class="code" data-fence="0"><figcaption><span class="code-title">a.ts</span><span class="code-language">TypeScript</span></figcaption><div class="code-buttons"><a class="code-button" href="/play">Edit</a><button type="button">Copy</button></div><pre tabindex="0" role="group" aria-label="a.ts"><code><span class="line"><span class="k">let</span> a = 1 &lt; 2;</span>\n</code></pre></figure>',
    '<figure><figcaption>a.ts</figcaption><pre><code>let a = 1 &lt; 2;\n</code></pre></figure>',
  ],
  [
    'marked lines of code are marked without styles',
    '<pre><code><span class="line diff add"><span class="k">let</span> a;</span>\n<span class="line diff remove">b;</span>\n<span class="line highlighted">c;</span>\n<span class="highlighted">d;</span></code></pre>',
    '<pre><code><ins>let a;</ins>\n<del>b;</del>\n<mark>c;</mark>\nd;</code></pre>',
  ],
  [
    'what runs on the page is left out, and so is what has nothing left in it',
    '<figure><figcaption><span class="code-language">TypeScript</span></figcaption><pre>a</pre><div class="demo"><div class="demo-bar"><span role="status">Press Run.</span></div><div class="demo-stage"><label><input type="checkbox"> x</label></div></div></figure><div class="code-buttons-frame"><div><button>b</button></div></div>',
    '<figure><pre>a</pre></figure>',
  ],
  [
    'names are whole, and cells without a text stay',
    '<table><tr><td></td><th>Rx<wbr>State</th></tr></table>',
    '<table><tr><td></td><th>RxState</th></tr></table>',
  ],
  [
    'tabs are their panels with their names',
    '<site-tabs class="tabs" data-tab-group="pm"><div class="tab-list" role="tablist"><button role="tab" aria-selected="true" tabindex="0">npm</button></div><div class="tab-panel" data-label="npm"><p class="tab-label">npm</p><p>x</p></div></site-tabs>',
    '<div><p>npm</p><p>x</p></div>',
  ],
  [
    'a callout has the title that is seen',
    '<aside class="admonition" role="note" aria-label="Note: Wind"><p class="admonition-title"><span class="visually-hidden">Note: </span>Wind</p></aside>',
    '<aside><p>Wind</p></aside>',
  ],
  [
    'a table is no region',
    '<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table class="stacks"><tr><td colspan="2" data-label="a">x</td></tr></table></div>',
    '<div><table><tr><td colspan="2">x</td></tr></table></div>',
  ],
  [
    'a diagram is told once, in words',
    '<figure class="diagram"><svg role="img" aria-labelledby="d-title d-desc" viewBox="0 0 9 9"><title id="d-title">Hull</title><desc id="d-desc">The hull &lt;bends&gt;.</desc><path d="M0 0"/></svg><svg role="img" aria-labelledby="d-title d-desc" viewBox="0 0 5 9"><path d="M0 0"/></svg><figcaption><strong>Hull</strong></figcaption></figure>',
    '<figure><p>The hull &lt;bends&gt;.</p><figcaption><strong>Hull</strong></figcaption></figure>',
  ],
  [
    'a marble diagram is its label',
    '<figure class="marble"><svg role="img" aria-label="a, then b"><text>a</text></svg></figure>',
    '<figure><p>a, then b</p></figure>',
  ],
  [
    'footnotes have no hidden heading, and their numbers touch no word',
    '<p>Deep<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p><section data-footnotes="" class="footnotes"><h2 class="visually-hidden" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1"><p>Very. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p></li></ol></section>',
    `<p>Deep<sup><a href="${PAGE}#user-content-fn-1">[1]</a></sup></p><section><ol><li><p>Very. </p></li></ol></section>`,
  ],
  [
    'links and images have their whole address, with the look of links left out',
    '<p><a href="/docs#a" class="b" data-c="d">x</a> <a href="#l">y</a> <a href="https://o.example" target="_blank" rel="noopener">z</a> <img src="/i.png" alt="I" width="2" height="1" loading="lazy"></p>',
    `<p><a href="https://boats.example/docs#a">x</a> <a href="${PAGE}#l">y</a> <a href="https://o.example/">z</a> <img src="https://boats.example/i.png" alt="I" width="2" height="1"></p>`,
  ],
  [
    'islands, forms, menus, templates and what is hidden are left out',
    '<site-island data-of="x"><p>Seen</p><form><input type="text"></form></site-island><nav>n</nav><template><p>t</p></template><p hidden="">h</p><div hidden="until-found"><p>f</p></div><script>s</script><!-- c -->',
    '<p>Seen</p><div><p>f</p></div>',
  ],
  [
    'boxes of a task list stay',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> Sail</li></ul>',
    '<ul><li><input type="checkbox" checked disabled> Sail</li></ul>',
  ],
  [
    'ornaments and fields of the page are left out',
    '<p>A<span aria-hidden="true"> → </span><input type="radio" name="x">B</p>',
    '<p>AB</p>',
  ],
  [
    'a drawing with a title alone is its title, and an ornament is nothing',
    '<svg role="img"><title>Hull</title></svg><svg aria-hidden="true"><title>x</title></svg>',
    '<p>Hull</p>',
  ],
  [
    'text that looks like markup stays text',
    '<p title="a &gt; &quot; onclick=&quot;x">]]&gt; &amp;lt;b&amp;gt; <code>&lt;i&gt;</code></p>',
    '<p title="a > &quot; onclick=&quot;x">]]&gt; &amp;lt;b&amp;gt; <code>&lt;i&gt;</code></p>',
  ],
];

for (const [what, html, plain] of CASES) {
  test(`in a feed, ${what}`, () => {
    expect(toPlainHtml(html, PAGE)).toBe(plain);
  });
}
