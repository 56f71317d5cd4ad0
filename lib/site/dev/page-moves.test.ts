import { expect, test } from 'vitest';
import { PageMoves } from './page-moves';

const page = (path: string, body = path, title = path) => ({
  path,
  title,
  body,
});

test('nothing has moved when the pages are first seen', () => {
  expect(new PageMoves().follow([page('/a')])).toEqual({});
});

test('a path that goes leads to the new one with the same text', () => {
  const moves = new PageMoves();
  moves.follow([page('/a', 'Text'), page('/same', 'Text')]);
  expect(
    moves.follow([
      page('/same', 'Text'),
      page('/b', 'Text', 'Another title'),
      page('/c', 'Other'),
    ]),
  ).toEqual({ '/a': '/b' });
});

test('a page that is removed first and written again a moment later has moved', () => {
  const moves = new PageMoves();
  moves.follow([page('/a', 'Text')]);
  expect(moves.follow([])).toEqual({});
  expect(moves.follow([page('/b', 'Text')])).toEqual({ '/a': '/b' });
  expect(moves.follow([page('/b', 'Edited', '/b')])).toEqual({});
});

test('a page whose text changed with its name is known by its title', () => {
  const moves = new PageMoves();
  moves.follow([page('/a', 'Text', 'Title')]);
  expect(moves.follow([page('/b', 'New text', 'Title')])).toEqual({
    '/a': '/b',
  });
});

test('a path leads nowhere when two pages may be its own, or when it is there again', () => {
  const moves = new PageMoves();
  moves.follow([page('/a', 'Text')]);
  const two = [page('/b', 'Text'), page('/c', 'Text')];
  expect(moves.follow(two)).toEqual({});
  expect(moves.follow([page('/b', 'Text')])).toEqual({ '/a': '/b' });
  expect(moves.follow([page('/a'), page('/b', 'Text')])).toEqual({});
});
