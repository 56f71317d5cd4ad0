import { expect, test } from 'vitest';
import { xmlMistake } from './xml';

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
