import { expect, test } from '@playwright/test';
import {
  docFrontmatterSchema,
  parseContentFile,
  postFrontmatterSchema,
} from './frontmatter';
import {
  docTemplate,
  parseDocId,
  placeOfPost,
  postTemplate,
} from './templates';

for (const title of ['Undo', 'State: a "tour"', 'C# and #hash', "It's here"]) {
  test(`a new page named ${title} has a valid head that keeps the title`, () => {
    const text = docTemplate({ id: 'state/x', title, position: 4 });
    const { frontmatter } = parseContentFile('x', text, docFrontmatterSchema);
    expect(frontmatter).toMatchObject({ title, sidebarPosition: 4 });
  });

  test(`a new post named ${title} has a valid head that keeps the title`, () => {
    const text = postTemplate({ title, date: '2024-05-06', author: 'ada' });
    const { frontmatter } = parseContentFile('x', text, postFrontmatterSchema);
    expect(frontmatter).toMatchObject({ title, date: '2024-05-06' });
  });
}

for (const text of [
  'state/undo',
  '/docs/state/undo',
  'content/docs/state/undo.mdx',
  ' state/undo/ ',
]) {
  test(`"${text}" means the page state/undo`, () => {
    expect(parseDocId(text)).toBe('state/undo');
  });
}

for (const text of ['', 'State/Undo', 'state//undo', '../undo', 'a b']) {
  test(`"${text}" is no path of a page, and the cure is told`, () => {
    expect(() => parseDocId(text)).toThrow(/lower case/);
  });
}

test('a post lies at its date and the words of its title', () => {
  const post = {
    title: 'Hello, RxAngular 22!',
    date: '2024-05-06',
    author: '',
  };
  expect(placeOfPost(post)).toEqual({
    file: 'blog/2024-05-06-hello-rxangular-22.mdx',
    path: '/blog/2024/05/06/hello-rxangular-22',
  });
});
