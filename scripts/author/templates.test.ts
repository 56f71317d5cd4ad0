import { expect, test } from 'vitest';
import {
  docFrontmatterSchema,
  parseContentFile,
  postFrontmatterSchema,
} from '@/lib/base/source';
import {
  docTemplate,
  parseDocId,
  parsePostDate,
  parseTitle,
  placeOfPost,
  postTemplate,
} from './templates';

for (const title of [
  'Undo',
  'State: a "tour"',
  'C# and #hash',
  "It's here",
  'true',
  '42',
  '2024-05-06',
  '2024-05-06 10:00',
  'null',
  '- a list',
  '\\',
  'Überblick 中文 🎉',
]) {
  test(`a new page named ${title} has a valid head that keeps the title`, () => {
    const text = docTemplate({ title, position: 4 });
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
  test(`"${text}" is no path of a page, and the cure is reported`, () => {
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
    name: '2024-05-06-hello-rxangular-22.mdx',
    route: '/blog/2024/05/06/hello-rxangular-22',
  });
});

test('a title of sixty characters is kept, without the spaces around it', () => {
  expect(parseTitle(` ${'x'.repeat(60)} `)).toBe('x'.repeat(60));
});

for (const text of ['', '  ', 'x'.repeat(61), 'a\u0000b', 'a\nb', '**a**']) {
  test(`${JSON.stringify(text)} is no title, and the cure is reported`, () => {
    expect(() => parseTitle(text)).toThrow(/1 to 60 letters/);
  });
}

for (const text of ['', 'tomorrow', '2024-5-6', '2023-02-29']) {
  test(`"${text}" is no day of a post, and the cure is reported`, () => {
    expect(() => parsePostDate(text)).toThrow(/2023-03-07/);
  });
}

test('letters with accents lose them in an address', () => {
  const { route } = placeOfPost({
    title: 'À la carte: Überblick',
    date: '2024-05-06',
  });
  expect(route).toBe('/blog/2024/05/06/a-la-carte-uberblick');
});

for (const title of ['中文', '!?']) {
  test(`no address can be made of "${title}", and the cure is reported`, () => {
    expect(() => placeOfPost({ title, date: '2024-05-06' })).toThrow(
      /from a to z/,
    );
  });
}
