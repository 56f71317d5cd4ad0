import { expect, test } from 'vitest';
import { termsOfPages } from './index-pages';

const page = (route: string, text: string) => ({
  route,
  title: 'Tide',
  description: '',
  breadcrumbs: [],
  sections: [
    {
      id: '',
      heading: '',
      text,
      excerpt: text,
      code: '',
      documents: [],
    },
  ],
});

test('a measured figure of one page is no word to search for; codes and shared numbers are', () => {
  const [first] = termsOfPages(
    [
      page('/a', 'It took 377 of 54192 ticks, 2305 and 21, and 404.'),
      page('/b', 'Answered with 404.'),
    ],
    [],
  );
  expect(first?.text).toEqual(expect.arrayContaining(['2305', '21', '404']));
  expect(first?.text).not.toContain('377');
  expect(first?.text).not.toContain('54192');
});
