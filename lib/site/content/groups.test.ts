import { expect, test } from 'vitest';
import type { BlogPost } from './read-posts';
import { countTags, groupByYear, taggedTitle } from './groups';
import { minutesToRead, readingTimeText } from './reading-time';

function post(date: string, tags: string[]): BlogPost {
  return {
    kind: 'post',
    id: date,
    path: `/blog/${date}`,
    translations: [],
    file: `${date}.mdx`,
    title: date,
    description: '',
    keywords: [],
    questions: [],
    date,
    tags,
    authors: [],
    minutes: 1,
    body: '',
  };
}

const POSTS = [post('2024-05-01', ['b']), post('2023-01-01', ['a', 'b'])];

test('tags are counted over all posts and sorted', () => {
  expect(countTags(POSTS)).toEqual([
    { tag: 'a', count: 1 },
    { tag: 'b', count: 2 },
  ]);
});

test('the archive begins with the newest year', () => {
  expect(groupByYear(POSTS).map(({ year }) => year)).toEqual(['2024', '2023']);
});

test('one minute and one post are written as words', () => {
  expect(readingTimeText(1)).toBe('One min read');
  expect(readingTimeText(2)).toBe('2 min read');
  expect(taggedTitle('cdk', 1)).toBe('One post tagged with “cdk”');
  expect(taggedTitle('cdk', 2)).toBe('2 posts tagged with “cdk”');
});

test('rows of tables take no reading time', () => {
  const row = `| ${'word '.repeat(30)}|\n`;
  expect(minutesToRead(row.repeat(100))).toBe(1);
  expect(minutesToRead(row.slice(1).repeat(100))).toBeGreaterThan(10);
});
