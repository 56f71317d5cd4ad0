import { expect, test } from 'vitest';
import {
  messagesOfPackages,
  readFiles,
  simplify,
} from './support/package-messages';

const PAGES = 'content/docs/errors';

test('every message in the code of the packages has an entry on the pages of errors', () => {
  const pages = readFiles(PAGES, '.mdx').map(simplify).join('\n');
  const messages = messagesOfPackages();

  expect(messages.length).toBeGreaterThan(50);
  expect(messages.filter((message) => !pages.includes(message))).toEqual([]);
});
