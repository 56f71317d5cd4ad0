import { expect, test } from 'vitest';
import { linksInXml, pathsInSitemap, xmlMistake } from './xml';

test('a feed that is well-formed is silent', () => {
  expect(
    xmlMistake(
      '<?xml version="1.0" encoding="utf-8"?>\n<rss xmlns:atom="http://www.w3.org/2005/Atom"><atom:link href="a&amp;b"/><![CDATA[<p>]]></rss>',
    ),
  ).toBeUndefined();
});

const MISTAKES: Readonly<Record<string, string>> = {
  'a control character': '<rss>A\u0007 mast</rss>',
  'a reference to one': '<rss>A&#7; mast</rss>',
  'a sign that is no character': '<rss>\uffff</rss>',
  'an ampersand': '<rss>a & b</rss>',
  'an unknown entity': '<rss>&nbsp;</rss>',
  'the end of a section that has not begun': '<rss>a ]]> b</rss>',
  'an attribute that is there twice': '<rss a="1" a="2"/>',
  'a prefix that nobody declares': '<rss><atom:link/></rss>',
  'an element that is never closed': '<rss><channel></rss>',
  'text behind the end': '<rss/>a',
};

for (const [name, xml] of Object.entries(MISTAKES)) {
  test(`told with its place: ${name}`, () => {
    expect(xmlMistake(xml)).toMatch(/^\d+:\d+: /);
  });
}

for (const [xml, links] of [
  [
    '<link>https://a.example/b?c=1&amp;d=2</link>',
    'https://a.example/b?c=1&d=2',
  ],
  ["<a:link href='https://a.example/b'/>", 'https://a.example/b'],
  ['<entry>\n<id>\n https://a.example/b\n</id></entry>', 'https://a.example/b'],
  ['<guid isPermaLink="true">https://a.example</guid>', 'https://a.example'],
  ['<guid>urn:x</guid><title>https://a.example</title>', ''],
  [
    '<content type="html">&lt;a title="&gt;" href="/b"&gt;B&lt;/a&gt;</content>',
    '/b',
  ],
  [
    '<description><![CDATA[<img alt="a > b" src=/c.png>]]></description>',
    '/c.png',
  ],
  [
    '<description>a href="/no" and &lt;code&gt;href="/no"&lt;/code&gt;</description>',
    '',
  ],
  ['<!-- <link>https://a.example</link> --><x/>', ''],
] as const) {
  test(`links of a feed are those that a parser finds: ${xml}`, () => {
    expect(linksInXml(`<feed>${xml}</feed>`).join(' ')).toBe(links);
  });
}

test('pages of a sitemap are told by their paths, whatever stands around them', () => {
  const loc = '<url ><loc\n> https://a.example/sub/docs/b </loc></url>';
  expect(pathsInSitemap(`<urlset>${loc}</urlset>`)).toEqual(['sub/docs/b']);
});
