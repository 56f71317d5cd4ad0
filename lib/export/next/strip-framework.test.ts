import { expect, test } from 'vitest';
import { editHtml } from './edit-html';
import { listFrameworkFiles, withoutFramework } from './strip-framework';

const OURS =
  '<script>boot()</script><script type="application/ld+json">{"a":"self.x"}</script>';
const strip = (html: string) =>
  editHtml(`<p>${html}${OURS}</p>`, withoutFramework);
const BARE = `<p>${OURS}</p>`;

for (const [name, markup] of Object.entries({
  'files of the framework, below a base path as well':
    '<script src="/sub/_next/static/chunks/a.js" async=""></script>',
  'its polyfills':
    '<script src="/_next/static/chunks/a.js" noModule=""></script>',
  'what asks for its files early':
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  'what it knows styles and fonts by':
    '<meta name="next-size-adjust" content=""/>',
  'the data of the page':
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<p>"])</script>',
  'the call of the bundler':
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  'the bounds of what could have come later':
    '<div hidden=""><!--$--><!--/$--></div><!--$--><!--/$-->',
})) {
  test(`a document loses ${name}`, () => {
    expect(strip(markup)).toBe(BARE);
  });
}

test('scripts of the site, data for search engines and comments of authors stay', () => {
  const own = '<!-- note --><script>var theirs="__next"</script>';
  expect(strip(own)).toBe(`<p>${own}${OURS}</p>`);
});

test('a form that is not known stops the build and is shown', () => {
  expect(() => strip('<script>window.__next_g=[]</script>')).toThrow(
    /still holds a script of the framework \(<script>window\.__next_g/,
  );
});

test('of the files, those go that only the framework would ask for', () => {
  const needed = [
    'docs/state.html',
    'docs/state.md',
    'robots.txt',
    'llms.txt',
    '_next/static/chunks/a.css',
    '_next/static/media/font.woff2',
  ];
  const own = [
    'docs/state.txt',
    'docs/state/__next._tree.txt',
    '_not-found.html',
    '_next/static/chunks/a.js',
    '_next/static/abc/_buildManifest.js',
  ];
  expect(listFrameworkFiles([...needed, ...own])).toEqual(own);
});
