import { expect, test } from 'vitest';
import { parse, serialize } from 'parse5';
import { plainRender } from './plain-render';
import type { IdentifiedPage } from './identity';
import { fromStored, toStored, type StoredPage } from './records';

for (const html of [
  '<meta http-equiv="refresh" content="5; url=https://evil.example">',
  '<iframe src="https://evil.example"></iframe>',
  '<script src="https://evil.example/x.js"></script>',
  '<script>steal()</script>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<object data="https://evil.example"></object>',
  '<embed src="https://evil.example">',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example"</style>',
  '<svg><foreignObject><p>evil</p></foreignObject><script>evil()</script></svg>',
  '<svg><use href="https://evil.example#a"></use><animate onbegin="evil()"></animate></svg>',
  '<template><p>evil</p></template>',
  '<noscript><img src="https://evil.example"></noscript>',
  '<!-- evil -->',
  '<?evil?>',
  '<p title="a > &quot; b" onmouseover="evil()" style="position:fixed" id="evil">x</p>',
  '<form action="https://evil.example"><button formaction="https://evil.example">x</button></form>',
  '<a href="javascript:evil()">x</a>',
  '<a href="//evil.example">x</a>',
  String.raw`<a href="/\evil.example">x</a>`,
  '<img src="x" onerror="evil()">',
  '<site-island of="evil">x</site-island>',
  '<site-arrival-marks data-evil="">x</site-arrival-marks>',
  '<p data-open data-evil="x">x</p>',
  '<a href="data:text/html,evil">x</a>',
  '<a xlink:href="https://evil.example" ping="https://evil.example" href="https:evil.example">x</a>',
  '<svg><image href="https://evil.example"/><set onend="evil()"/></svg>',
  '<math href="https://evil.example"><mi>x</mi></math>',
  '<svg><a xlink:href="https://evil.example">x</a></svg>',
  '<button popovertarget="evil" commandfor="evil">x</button>',
  '<plaintext>evil',
  '<textarea>evil</textarea><title>evil</title>',
  '<audio src="https://evil.example"></audio><portal src="https://evil.example"></portal>',
  '<p slot="evil" part="evil" is="evil" nonce="evil">x</p>',
  '<div background="https://evil.example" srcdoc="evil">x</div>',
  '<svg fill="url(https://evil.example/a.svg#b)" stroke="url(evil.svg#b)"></svg>',
  String.raw`<svg fill="u\72l(//evil.example)" stroke="red url(evil)"></svg>`,
  '<a href="/&#9;/evil.example">x</a>',
]) {
  test(`is not published: ${html}`, () => {
    expect(plainRender(html)).not.toMatch(
      /evil|<(?!\/?(?:svg|p|form|button|a|div)\b)/,
    );
  });
}

test('what follows cannot leave the stage', () => {
  expect(plainRender('</div></div><p>Sign in</p>')).toBe('<p>Sign in</p>');
});

for (const html of [
  '<svg><section><p>x</p></section></svg>',
  '<svg><article><p>x</p></article></svg>',
  '<svg><a><main><h2>x</h2></main></a></svg>',
  '<svg><table></table></svg>',
  '<svg><b></b></svg>',
  '<svg><div/></svg>',
  '<button><div><button>x</button></div></button>',
  '<button><section><button>x</button></section></button>',
  '<li><div><li>x</li></div></li>',
  '<dd><div><dt>x</dt></div></dd>',
  '<table><div><table></table></div></table>',
  '<table><x-y><tr><td>x</td></tr></x-y></table>',
  '<a href="#"><div><a href="#">x</a></div></a>',
  '<p><x-y><section>x</section></x-y></p>',
  '<b><p>x</b></p>',
  '<tr><td>x</td></tr>',
  '<pre>\n\nx</pre>',
  '<i><u><s>'.repeat(10_000),
]) {
  test(`is read by browsers as it is written: ${html.slice(0, 60)}`, () => {
    const page = `<html><head></head><body><article><div><section>${plainRender(html)}</section></div><p>After</p></article></body></html>`;
    expect(serialize(parse(page))).toBe(page);
  });
}

test('what a demo renders stays as it is', () => {
  const html =
    '<bike-list rxvirtual="" tabindex="0" aria-label="Bikes"><button type="button" aria-pressed="true">A &amp; b</button><a href="/docs">Docs</a><svg viewBox="0 0 9 9"><circle cx="1" cy="2" r="3"></circle></svg><input type="range" max="9"></bike-list>';
  expect(plainRender(html)).toBe(html);
});

test('what it has written it leaves as it is', () => {
  const html =
    '<svg viewBox="0 0 1 1"><circle cx="5"></circle><g><path d="M0"></path></g></svg><p app-x="" title="a &lt; b">&amp;</p><input value="">';
  const once = plainRender(html);
  expect(plainRender(once)).toBe(once);
});

test('a first render is recorded as pages read it, so that writing a record again changes nothing', () => {
  const demo = {
    component: 'App',
    controls: [],
    file: '',
    firstRender: '<p app-x=""><circle></circle></p>',
    code: '',
  };
  const fence = {
    id: 'a',
    hash: '',
    line: 1,
    lang: 'ts',
    kind: 'run' as const,
    reason: null,
    packages: [],
    diagnostics: [],
    demo,
  };
  const stored = toStored({ file: '', fences: [fence] });
  expect(stored['a']?.demo?.firstRender).toBe(plainRender(demo.firstRender));
});

for (const [what, record] of [
  ['a reference', { firstRender: '<p title="a&#xE0041;">b</p>' }],
  ['an escape', { component: 'A\u200bpp' }],
  ['a line of its code', { code: ['a;', '// \u202e'] }],
] as const) {
  test(`a record that hides something behind ${what} counts as none`, () => {
    const demo = { component: 'App', controls: [], firstRender: '', code: [] };
    const stored = (own: object): StoredPage => ({
      a: { kind: 'run', demo: { ...demo, ...own } },
    });
    const fence = { lang: 'ts', meta: {}, metaText: '', code: '', line: 1 };
    const page = { page: { file: '' }, fences: [fence], ids: ['a'] };
    const read = (own: object) =>
      fromStored(page as unknown as IdentifiedPage, stored(own));
    expect(read({})?.fences).toHaveLength(1);
    expect(read(record)).toBeUndefined();
  });
}
