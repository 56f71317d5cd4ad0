import { expect, test } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { readData } from '@/lib/base/source';
import { siteConfigSchema } from '@/lib/site/config';
import { buildFeed, toRss, type FeedPost } from './build-feed';
import { xmlMistake } from '@/lib/export/host';

const config = readData('content', 'site.json', siteConfigSchema);

function makePost(overrides: Partial<FeedPost> = {}): FeedPost {
  return {
    kind: 'post',
    id: 'one',
    path: '/blog/2023/03/07/one',
    translations: [],
    file: 'content/blog/2023-03-07-one.mdx',
    title: 'Signals & <streams>',
    description: 'What came of it.',
    questions: [],
    keywords: [],
    date: '2023-03-07',
    tags: ['cdk', 'release'],
    authors: [{ key: 'team', name: 'Team', url: 'https://example.com' }],
    minutes: 1,
    body: '',
    html: '<p>Read <a href="/docs/state#setup">this</a> ]]&gt; or <a href="#later">later</a>.</p>',
    ...overrides,
  };
}

const posts = [
  makePost({ id: 'two', path: '/blog/2024/01/02/two', date: '2024-01-02' }),
  makePost(),
];
const feed = buildFeed(config, posts, 'Copyright');

/** Elements that may repeat are lists, whether they do or not. */
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'category', 'author'].includes(name),
});

function parseXml(xml: string): unknown {
  expect(xmlMistake(xml)).toBeUndefined();
  return parser.parse(xml);
}

const rfc822 = z
  .string()
  .regex(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);

// What the specifications of the three formats require, and nothing that the site does not have.
const rssSchema = z.object({
  rss: z.object({
    '@_version': z.literal('2.0'),
    channel: z.object({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      lastBuildDate: rfc822,
      'atom:link': z.object({ '@_href': z.url(), '@_rel': z.literal('self') }),
      item: z.array(
        z.object({
          title: z.string().min(1),
          link: z.url(),
          guid: z.object({ '#text': z.string().min(1) }),
          pubDate: rfc822,
          'content:encoded': z.string().min(1),
          // Its readers want an address of mail in it.
          author: z.undefined().optional(),
        }),
      ),
    }),
  }),
});

const atomSchema = z.object({
  feed: z.object({
    '@_xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: z.url(),
    title: z.string().min(1),
    updated: z.iso.datetime(),
    entry: z.array(
      z.object({
        id: z.url(),
        title: z.object({ '#text': z.string().min(1) }),
        published: z.iso.datetime(),
        updated: z.iso.datetime(),
        author: z.array(z.object({ name: z.string().min(1) })).min(1),
        link: z.object({ '@_href': z.url() }),
        content: z.object({
          '@_type': z.literal('html'),
          '#text': z.string().min(1),
        }),
      }),
    ),
  }),
});

const jsonFeedSchema = z.object({
  version: z.url(),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});

test('the RSS feed is well-formed and has what its specification requires', () => {
  const { rss } = rssSchema.parse(parseXml(toRss(feed)));
  expect(rss.channel.item.map(({ link }) => link)).toEqual([
    `${config.url}/blog/2024/01/02/two`,
    `${config.url}/blog/2023/03/07/one`,
  ]);
});

test('the Atom feed is well-formed and has what its specification requires', () => {
  const { feed: atom } = atomSchema.parse(parseXml(feed.atom1()));
  expect(atom.updated).toBe('2024-01-02T00:00:00.000Z');
  expect(atom.entry[1]?.title['#text']).toContain('Signals');
});

test('the JSON feed has what its specification requires', () => {
  const json = jsonFeedSchema.parse(JSON.parse(feed.json1()));
  expect(new Set(json.items.map(({ id }) => id)).size).toBe(2);
});

test('links of the content lead somewhere outside of the site, too', () => {
  const [, item] = jsonFeedSchema.parse(JSON.parse(feed.json1())).items;
  expect(item?.content_html).toContain(`href="${config.url}/docs/state#setup"`);
  expect(item?.content_html).toContain(
    `href="${config.url}/blog/2023/03/07/one#later"`,
  );
});

test('two builds of the same posts are the same', () => {
  const again = buildFeed(config, posts, 'Copyright');
  expect([toRss(again), again.atom1(), again.json1()]).toEqual([
    toRss(feed),
    feed.atom1(),
    feed.json1(),
  ]);
});

test('what would end a section or an element of XML does not', () => {
  const odd = ']]> <b> & "quotes" &nbsp; </title>';
  const html = '<p title="]]>">]]&gt; &amp; "quotes" &nbsp;</p>';
  const spoiled = buildFeed(
    config,
    [
      makePost({
        title: odd,
        description: odd,
        html,
        authors: [{ key: 'a', name: odd, url: 'https://a.example/?b&c' }],
      }),
    ],
    odd,
  );
  const { rss } = rssSchema.parse(parseXml(toRss(spoiled)));
  expect(rss.channel.item[0]?.title).toBe(odd);
  expect(rss.channel.item[0]?.['content:encoded']).toBe(html);
  const { feed: atom } = atomSchema.parse(parseXml(spoiled.atom1()));
  expect(atom.entry[0]?.title['#text']).toBe(odd);
});
